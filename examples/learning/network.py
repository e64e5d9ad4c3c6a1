"""A policy for Arboretum with two players, by arithmetic that PyTorch and NumPy have in common."""

CARDS = 49  # 48 cards, and none
FEATURES, HAND, PLACES = 384 + 12, 9, 36
PLANTING = 384 + 2  # the row that says whether a card is to be planted
WIDTH, KEY = 704, 128

SHAPES = {
    "seen": (FEATURES, WIDTH),
    "seen_bias": (WIDTH,),
    "thought": (WIDTH, WIDTH),
    "thought_bias": (WIDTH,),
    "gate": (WIDTH, KEY),
    "shift": (WIDTH, KEY),
    "card": (CARDS, KEY),
    "near": (4 * CARDS, KEY),
    "near_bias": (KEY,),
    "key": (KEY, KEY),
    "draw": (WIDTH, 5),
    "discard": (KEY, 1),
    "value": (WIDTH, 1),
}


def forward(weights, rows, number, real):
    """Scores of the draws, of discarding each card, and, only of games in which a card is to be planted, of
    planting each card in each place; which games these are; and the value of every game.

    `rows` are the features of many games as `Games(…, device="cuda").feature_major["int8"]` has them: cards,
    table, trees, hand, places. `number` holds 0 … 48, `real` makes an array of the weights' type.
    """
    w = weights
    hidden = (real(rows[:FEATURES]).T @ w["seen"] + w["seen_bias"]).clip(0)
    hidden = hidden + (hidden @ w["thought"] + w["thought_bias"]).clip(0)
    held = real(rows[498 : 498 + HAND].T[..., None] == number) @ w["card"]
    query = (held * (1 + hidden @ w["gate"])[:, None] + (hidden @ w["shift"])[:, None]).clip(0)
    planting = rows[PLANTING] == 1
    near = rows[507 : 507 + 216][:, planting].T.reshape(-1, PLACES, 6)[..., 2:]
    beside = real(near[..., None] == number).reshape(-1, PLACES, 4 * CARDS)
    key = (beside @ w["near"] + w["near_bias"]).clip(0) @ w["key"]
    plant = (query[planting] @ key.swapaxes(1, 2)).reshape(-1, HAND * PLACES)
    return hidden @ w["draw"], (query @ w["discard"])[..., 0], plant, planting, (hidden @ w["value"])[:, 0]
