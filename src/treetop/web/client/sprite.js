/** Put the drawings into the page, so that `<use href="#card-oa">` finds them. */
export async function drawSprite() {
  const answer = await fetch(new URL("../art/sprite.svg", import.meta.url));
  const picture = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  picture.setAttribute("hidden", "");
  picture.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(picture, true));
}
