/** Names of chunks, inserted by the build: an entry and, before it, what it imports. */
declare const __FORMS__: string[];
declare const __APPLICATION__: string[];

const CHUNK_TIMEOUT_MS = 10_000;

// In development a chunk is a source file.
const address = (name: string) => (import.meta.env.DEV ? name : `/assets/${name}.js`);

/** Fetches all of a chunk into the browser's cache. */
async function request(name: string) {
  const answer = await fetch(address(name), { signal: AbortSignal.timeout(CHUNK_TIMEOUT_MS) });
  await answer.blob();
  if (!answer.ok) throw name;
}

/**
 * Imports an entry, the last of some chunks. Browsers never ask again for a module that failed, so all of them are
 * fetched first, at the second try if need be.
 */
async function load(names: string[]): Promise<unknown> {
  await Promise.all(names.map((name) => request(name).catch(() => request(name))));
  return import(/* @vite-ignore */ address(names.at(-1) as string));
}

type Forms = typeof import('../forms/sendForm.ts');

let forms: Promise<Forms> | null;

/** Loads what sends forms, then the application; without that the page stays what it is. A later call tries again. */
function start(): Promise<Forms> {
  forms ??= (load(__FORMS__) as Promise<Forms>).then((module) => {
    // Later, so that the call of a form that waits is requested first.
    setTimeout(() => load(__APPLICATION__).catch(module.showWithoutApp));
    return module;
  });
  forms.catch(() => (forms = null));
  return forms;
}

// Decodes the embedded face. Asked for before the body, it is ready at the first paint, and no text moves.
for (const face of document.fonts) face.load();

// Closes the menu after a choice; opens and closes the dialog in browsers without invoker commands. Captures, because
// React stops clicks while it hydrates.
addEventListener(
  'click',
  ({ target }) => {
    (target as Element).closest('a')?.closest<HTMLElement>('#menu')?.hidePopover?.();
    const button = (target as Element).closest<HTMLElement>('[commandfor]');
    if (!button || 'command' in button) return;
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.open ? dialog.close() : dialog.showModal();
  },
  true,
);

// Sends every form, early or late: React has no submit handlers.
addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement;
  const path = form.getAttribute('action') as string;
  if (event.defaultPrevented || !/^\/api/.test(path)) return;
  event.preventDefault();
  const fieldset = form.querySelector('fieldset') as HTMLFieldSetElement;
  if (fieldset.disabled) return;
  const entered = new FormData(form);
  const focused = document.activeElement;
  const notice = form.querySelector('output') as HTMLElement;
  fieldset.disabled = notice.hidden = true;
  try {
    (await start()).sendForm(form, entered, focused);
  } catch {
    // Posts the form as the browser would without scripts. Without a network the page stays, and shows the notice.
    const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(entered as never) }).catch(() => {});
    if (answer?.redirected) location.href = answer.url;
    else notice.hidden = false;
    fieldset.disabled = false;
  }
});

addEventListener('DOMContentLoaded', () => {
  // Toasts replace the browser's own validation; without scripts it stays.
  for (const form of document.querySelectorAll<HTMLFormElement>('[action^="/api"]')) form.noValidate = true;
  // Fetches nothing before the page is on the screen: a frame starts some time before its paint.
  requestAnimationFrame(() => setTimeout(start, 30));
});
