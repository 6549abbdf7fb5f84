import { apiPath, FORM_NAMES, outcomeOf } from '../../shared/contract.ts';

/** Longer than a cold start. */
const ANSWER_MS = 30_000;
const POLICY = 'content-security-policy';

/** Sends a deployed site the requests that visitors will send. Returns a sentence for each wrong answer. */
export async function askSite(site: string): Promise<string[]> {
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
  ]);
  return answers.flat();
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
