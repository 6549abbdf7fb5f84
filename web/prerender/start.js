// The only script in a page: the build minifies it and writes it into the head. firebase.json allows it by its hash.
{
  /** The app's address; outcome pages have none. */
  const { app } = document.currentScript.dataset;
  const LOCK_MS = 10_000;
  let lockedUntil = 0;

  // Closes the menu after a choice. Captures, because React stops clicks while it hydrates.
  addEventListener(
    'click',
    ({ target }) => target.closest?.('#menu a') && document.getElementById('menu').hidePopover?.(),
    true,
  );

  // Refuses a second submit, such as a double tap's, while the browser posts the first: here, and before the app sees it.
  addEventListener(
    'submit',
    (event) => {
      if (event.timeStamp > lockedUntil) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  addEventListener('submit', (event) => {
    // What the app sends is prevented.
    if (!event.defaultPrevented) lockedUntil = event.timeStamp + LOCK_MS;
  });
  // The visitor came Back. At the first load the browser may be posting already.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lockedUntil = 0;
  });

  // Asked for before the body, the embedded face is ready at the first paint, and no text moves.
  for (const face of document.fonts) face.load();

  // Two frames later the page is on the screen: an earlier request would delay it.
  if (app) {
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => requestAnimationFrame(() => import(app)));
    });
  }
}
