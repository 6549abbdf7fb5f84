import { apiPath, FORM_NAMES, outcomeOf } from '../../shared/contract.ts';

/** Longer than a cold start. */
const ANSWER_MS = 30_000;
/** How many calls are on their way at once. One after the other, they would be slower than a high limit. */
const TOGETHER = 10;
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

/**
 * Calls a site, each time with another made-up address, four times as often as all instances allow in a minute. Returns a
 * sentence that says how to set `FORWARDED_HOPS`.
 */
export async function checkHops(site: string, limit: number): Promise<string> {
  if (!limit) throw new Error('CALLS_PER_MINUTE is 0, so nobody is counted.');
  // Without an email, nothing is stored.
  const body = JSON.stringify({ data: { email: '', source: 'modal' } });
  const call = async (n: number) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    };
    const { status } = await fetch(site + apiPath('joinWaitlist'), { method: 'POST', headers, body });
    if (status !== 400 && status !== 429) throw new Error(`${site} answers ${status}, neither 400 nor 429.`);
    return status;
  };
  let refused = 0;
  for (let n = 0; n < 4 * limit; n += TOGETHER) {
    const statuses = await Promise.all(Array.from({ length: TOGETHER }, (_, index) => call(n + index)));
    refused += statuses.filter((status) => status === 429).length;
  }
  if (refused === 0) return `${site} counts made-up addresses: lower FORWARDED_HOPS by one, deploy, and check again.`;
  return `FORWARDED_HOPS isn't too high. If the phone was refused, it is too low: raise it by one, deploy, check again.`;
}
