// The only script in a page: the build minifies it and writes it into the head. firebase.json allows it by its hash.
{
  /** The app's address, which outcome pages don't have; and the page's path, which the 404 page doesn't have. */
  const { app, path = location.pathname } = document.currentScript.dataset;
  const LOCK_MS = 10_000;
  /** The longest wait for an entry about the first paint. */
  const PAINT_MS = 3_000;
  let lockedUntil = 0;
  let pressed;

  // Both listeners capture, because React stops some events on parts that it hasn't hydrated yet.
  addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = target;
    },
    true,
  );
  addEventListener(
    'click',
    ({ target, detail, offsetX: x, offsetY: y }) => {
      // Closes the menu after a choice.
      if (target.closest?.('#menu a')) document.getElementById('menu').hidePopover();
      // Does what `command` says where the browser doesn't know it.
      const button = target.closest?.('[commandfor]');
      if (button && !button.command) {
        const dialog = document.getElementById(button.getAttribute('commandfor'));
        dialog[button.getAttribute('command') === 'close' ? 'close' : 'showModal']();
      }
      // Closes the dialog after a click beside it. Ignores the second click of a double click, which opened the dialog, and
      // a text selection that ends outside.
      const isBeside = x < 0 || y < 0 || x > target.clientWidth || y > target.clientHeight;
      if (isBeside && detail === 1 && target === pressed && target.showModal) target.close();
    },
    true,
  );

  // A press on the dialog's own surface, or beside it, leaves the focus in its field.
  addEventListener('mousedown', (event) => event.target.showModal && event.preventDefault());

  // Refuses a second submit while the browser posts the first. Captures, so that the app doesn't send the second.
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
    // The app prevents the default of each submit that it handles.
    if (!event.defaultPrevented) lockedUntil = event.timeStamp + LOCK_MS;
  });
  // After Back, ends the lock, and tries again to load an app that failed. Not at the first load, when the browser may
  // already be posting.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    lockedUntil = 0;
    if (failures) start();
  });

  // Loaded before the body, the embedded face is ready at the first paint, so no text moves.
  for (const face of document.fonts) face.load();

  let failures = 0;
  // Browsers remember that a module failed, so the next try has another address.
  const start = () =>
    import(failures ? `${app}?${failures}` : app).catch((error) => {
      // Once the app has arrived, an error is its own: loading it again would only repeat it.
      if (document.documentElement.dataset.app) throw error;
      failures++;
    });

  // Under another path, as in an archive, the app would show another page. Browsers without popovers are too old for it.
  if (app && path === location.pathname && 'popover' in document.documentElement) {
    // Starts after the first paint, which a request would delay. A tab in the background waits until it is shown.
    addEventListener('DOMContentLoaded', () => {
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
      setTimeout(() => document.hidden || start(), PAINT_MS);
    });
  }
}
