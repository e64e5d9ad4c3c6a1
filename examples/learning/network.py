"""A policy for Arboretum with two players, by arithmetic that PyTorch and NumPy have in common."""

CARDS = 49  # 48 cards, and none
FEATURES, HAND, PLACES = 384 + 12, 9, 36
TURN = ("draw", "draw", "plant", "discard")
PHASE = slice(384, 388)  # the rows that say which of these four it is
WIDTH, KEY = 704, 128
ACTIONS = {"draw": slice(0, 5), "plant": slice(5, 329), "discard": slice(329, 338)}

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


def forward(weights, rows, phase, number, real):
    """Scores of the actions of a phase, in which all these games are, and the value of every game.

    `rows` are the features of many games as `Games(…, device="cuda").feature_major["int8"]` has them: cards,
    table, trees, hand, places. `number` holds 0 … 48, `real` makes an array of the weights' type.
    """
    w = weights
    hidden = (real(rows[:FEATURES]).T @ w["seen"] + w["seen_bias"]).clip(0)
    hidden = hidden + (hidden @ w["thought"] + w["thought_bias"]).clip(0)
    value = (hidden @ w["value"])[:, 0]
    if phase == "draw":
        return hidden @ w["draw"], value
    held = real(rows[498 : 498 + HAND].T[..., None] == number) @ w["card"]
    query = (held * (1 + hidden @ w["gate"])[:, None] + (hidden @ w["shift"])[:, None]).clip(0)
    if phase == "discard":
        return (query @ w["discard"])[..., 0], value
    near = rows[507 : 507 + 216].T.reshape(-1, PLACES, 6)[..., 2:]
    beside = real(near[..., None] == number).reshape(-1, PLACES, 4 * CARDS)
    key = (beside @ w["near"] + w["near_bias"]).clip(0) @ w["key"]
    return (query @ key.swapaxes(1, 2)).reshape(-1, HAND * PLACES), value
