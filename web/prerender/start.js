// The only script in a page. The build minifies it and writes it into the head. firebase.json allows it by its hash.
{
  /** `app` is the app's address, which outcome pages lack. The 404 page has no `path`. */
  const { app, path = location.pathname } = document.currentScript.dataset;
  const LOCK_MS = 5_000;
  const root = document.documentElement;
  let lockedUntil = 0;
  let pressed = root;

  const closeMenuAfterChoice = (target) => {
    if (target.closest('#root [popover] a')) target.closest('[popover]').hidePopover();
  };

  /** Runs the `command` of a button that controls the dialog, unless the browser does. */
  const runCommand = (target) => {
    const button = target.closest('#root [commandfor]');
    if (!button) return;
    // Says, in every browser, whether the page has a scroll bar. The dialog hides it, but keeps its place.
    root.toggleAttribute('data-bar', innerWidth > root.clientWidth);
    const dialog = document.getElementById(button.getAttribute('commandfor'));
    if (dialog && button.command) return;
    // Goes to the form on the page if the dialog hasn't arrived yet, or the browser has no dialogs.
    if (!dialog?.showModal) location.href = '/#waitlist';
    else if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  };

  const closeAfterClickBeside = ({ target, detail, offsetX: x, offsetY: y }) => {
    const isBeside = x < 0 || y < 0 || x > target.clientWidth || y > target.clientHeight;
    // A double click that opened the dialog ends with a second click.
    const isFirst = detail === 1;
    // A text selection may end outside.
    const beganHere = target === pressed;
    if (isBeside && isFirst && beganHere && target.matches('#root dialog')) target.close();
  };

  // Both listeners capture, because React stops some events on parts that it hasn't hydrated yet. They are on the root
  // element, because extensions dispatch events on the document and the window, which have no `closest`.
  root.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail === 1) pressed = event.target;
      // The second press of a double click on the opener hits the dialog. It must not take the focus from the field.
      else if (!pressed.closest('#root dialog') && event.target.closest('#root dialog')) event.preventDefault();
    },
    true,
  );
  root.addEventListener(
    'click',
    (event) => {
      closeMenuAfterChoice(event.target);
      runCommand(event.target);
      closeAfterClickBeside(event);
    },
    true,
  );

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
  // Ends the lock after Back. The first `pageshow` must not, because the browser may already be posting.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lockedUntil = 0;
  });

  // The embedded face loads before the body, so no text moves at the first paint.
  for (const face of document.fonts) face.load();

  // On a copy at another path, as in an archive, the app would show the wrong page. The app needs browsers with
  // popovers.
  if (app && path === location.pathname && 'popover' in root) {
    // Starts after the first paint, which a request would delay. A tab in the background waits until it is shown.
    addEventListener('DOMContentLoaded', () => {
      new PerformanceObserver(() => import(app)).observe({ type: 'paint', buffered: true });
    });
  }
}
