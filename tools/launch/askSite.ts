import { setTimeout as sleep } from 'node:timers/promises';
import { apiPath, FORM_NAMES, outcomeOf } from '../../shared/contract.ts';

/** Longer than a cold start. */
const ANSWER_MS = 30_000;
const POLICY = 'content-security-policy';

/**
 * Sends a deployed site the requests that visitors will send, and waits until it shows the built app. Returns a sentence
 * for each wrong answer.
 */
export async function askSite(site: string, app?: string, patience = 30_000): Promise<string[]> {
  const ask = async (path: string, status: number, header?: string) => {
    try {
      const response = await fetch(site + path, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
      if (response.status !== status) return `GET ${site}${path} answers ${response.status}, not ${status}.`;
      if (header && !response.headers.has(header)) return `GET ${site}${path} answers without the header ${header}.`;
      return [];
    } catch (error) {
      const { message, cause } = error as Error;
      return `GET ${site}${path} fails: ${cause instanceof Error ? cause.message : message}.`;
    }
  };
  const answers = await Promise.all([
    ...FORM_NAMES.map((form) => ask(apiPath(form), 204)),
    ask('/', 200, POLICY),
    // The only uploaded file whose path begins with a dot.
    ask('/.well-known/security.txt', 200),
    ask(`/form/${outcomeOf('joinWaitlist')}`, 200, POLICY),
    app ? waitFor(app, site, patience) : [],
  ]);
  return answers.flat();
}

/** The CLI can end with 0 without a release of the pages. */
async function waitFor(app: string, site: string, patience: number) {
  for (let tries = 10; tries > 0; tries -= 1) {
    if ((await readPage(site)).app === app) return [];
    await sleep(patience / 10);
  }
  return `${site} still shows an older release: deploy again. Or does the domain lead to another project?`;
}

/** Reads what a site's first page says about itself: its address, the file of its app, and if it is another's. */
export async function readPage(site: string) {
  const html = await fetch(site, { signal: AbortSignal.timeout(ANSWER_MS) })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const [, address] = /<link rel="canonical" href="(.*?)\/?"/.exec(html) ?? [];
  const app = appIn(html);
  return { address, app, isOther: html !== '' && !app };
}

/** The app that a page loads by our inline script. */
export const appIn = (html: string) => /<script data-app="(\/assets\/[\w.-]+\.js)"/.exec(html)?.[1];
