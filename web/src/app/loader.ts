/** Names of the chunks, put in by the build. */
declare const __APPLICATION__: string[];
declare const __SEND_FORM__: string;
declare const __CLIENT__: string;

/** What sends forms, and what it sends them with. */
const sending = [__SEND_FORM__, __CLIENT__];
const application = __APPLICATION__;
const address = (name: string) => `/assets/${name}.js`;
const request = async (name: string) => ((await fetch(address(name))).ok ? name : Promise.reject());
/** Browsers never ask again for a module that failed, so a chunk is imported when it has arrived, at the second try if need be. */
const arrival = (name: string) => request(name).catch(() => request(name));
const load = async (name: string) => import(address(await arrival(name)));

/**
 * Starts what sends forms, then the application: fetches all of it at once and evaluates it chunk by chunk, so that no
 * task is long.
 */
async function start() {
  await Promise.allSettled(sending.map(load));
  try {
    for (const arriving of application.map(arrival)) {
      await import(address(await arriving));
      await new Promise((next) => setTimeout(next));
    }
  } catch {
    // The page beneath keeps what was typed.
    const fallback = document.getElementById('fallback') as HTMLDialogElement;
    fallback.onclick = () => location.reload();
    fallback.showModal();
  }
}

// The embedded face takes a moment to decode. Asked for before the body, it is ready at the first paint, so no text moves.
for (const face of document.fonts) face.load();

// Does what invoker commands do, in browsers without them; before React, which stops clicks that it can't answer yet.
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[commandfor]');
    if (!button || 'command' in button) return;
    const dialog = document.getElementById(button.getAttribute('commandfor') as string) as HTMLDialogElement;
    dialog[button.getAttribute('command') === 'close' ? 'close' : 'showModal']();
  },
  true,
);

// A form submitted before React is there is sent all the same; React takes over the outcome.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented) return;
  event.preventDefault();
  const entered = new FormData(form);
  const focused = document.activeElement;
  const controls = form[0] as unknown as HTMLFieldSetElement;
  controls.disabled = true;
  form.sending = load(__SEND_FORM__).then(
    (module) => module.sendForm(form, entered, focused),
    (error) => {
      controls.disabled = false;
      return { kind: 'failed', error };
    },
  );
});

// Nothing is fetched before the loaded page is on the screen, where a frame arrives some time after it was painted.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, 30)));
