import type { LoaderImports } from '../../build/bundle.ts';

declare const __IMPORTS__: LoaderImports;

const { application, sendForm, client } = __IMPORTS__;

let started = false;

/** Starts the application, a chunk at a time, so that no single task keeps the visitor waiting. */
async function start() {
  if (started) return;
  started = true;
  for (const chunk of application) await import(chunk);
}

// With scripts on, the specified toasts say what is wrong; without them the browser does.
for (const form of document.forms) form.noValidate = form.dataset.callable === 'joinWaitlist';

// Browsers without invoker commands.
if (!('command' in HTMLButtonElement.prototype)) {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]');
    if (!button) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') as string) as HTMLDialogElement;
    if (button.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}

// A form submitted before React is there is sent all the same; React takes over the outcome.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (form.early) return;
  const entered = new FormData(form);
  form.ariaBusy = 'true';
  import(client);
  form.early = import(sendForm).then((module) => module.sendForm(form, entered));
  start();
});

addEventListener('load', () => setTimeout(start));
