// The only script in a page. The build minifies it and writes it into the head. firebase.json allows it by its hash.
{
  /** `app` is the app's address, which outcome pages lack. The 404 page has no `path`. */
  const { app, path = location.pathname } = document.currentScript.dataset;
  const LOCK_MS = 10_000;
  /** After this time the app starts without a `paint` entry, or an app that failed to load is tried again. */
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
      // Runs the `command` in a browser that doesn't support it.
      const button = target.closest?.('#root [commandfor]');
      const dialog = button && document.getElementById(button.getAttribute('commandfor'));
      if (button && !(dialog && button.command)) {
        // Goes to the form on the page if the browser has no dialogs, or if this one hasn't arrived yet.
        if (!dialog?.showModal) location.href = '/#waitlist';
        else if (button.getAttribute('command') === 'close') dialog.close();
        else dialog.showModal();
      }
      // Closes the dialog after a click beside it. A double click that opened the dialog ends with a second click. A
      // text selection may end outside. Neither closes it.
      const isBeside = x < 0 || y < 0 || x > target.clientWidth || y > target.clientHeight;
      if (isBeside && detail === 1 && target === pressed && target.matches('#root dialog')) target.close();
    },
    true,
  );

  // A press outside the dialog's form must not take the focus from the field. The second press of a double click on the
  // opener can be one.
  addEventListener('mousedown', (event) => {
    if (event.target.closest?.('#root dialog') && !event.target.closest('form')) event.preventDefault();
  });

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
  // After Back, ends the lock, and tries again to load an app that failed. The first `pageshow` must not end a lock,
  // because the browser may already be posting.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    lockedUntil = 0;
    if (failures) start();
  });

  // The embedded face loads before the body, so no text moves at the first paint.
  for (const face of document.fonts) face.load();

  let failures = 0;
  // Browsers remember that a module failed, so the next try has another address.
  const start = () =>
    import(failures ? `${app}?${failures}` : app).catch((error) => {
      // If the app has arrived, the error is its own. Loading it again would only repeat the error.
      if (document.documentElement.dataset.app) throw error;
      failures++;
    });

  // On a copy at another path, as in an archive, the app would show the wrong page. The app needs browsers with
  // popovers.
  if (app && path === location.pathname && 'popover' in document.documentElement) {
    // Starts after the first paint, which a request would delay. A tab in the background waits until it is shown.
    addEventListener('DOMContentLoaded', () => {
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
      setTimeout(() => document.hidden || start(), PAINT_MS);
    });
  }
}
