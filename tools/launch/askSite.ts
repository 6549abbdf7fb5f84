import { apiPath, FORM_NAMES, outcomeOf } from '../../shared/contract.ts';

/** Longer than a cold start. */
const ANSWER_MS = 30_000;
/** More than all instances let through, by the parameters' defaults. */
const CALLS = 300;
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

/** Reads what a site's first page says about itself: its address, and the file of its app. */
export async function readPage(site: string): Promise<{ address?: string | undefined; app?: string | undefined }> {
  const response = await fetch(site, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
  const html = (await response?.text()) ?? '';
  const [, address] = /<link rel="canonical" href="(.*?)\/?"/.exec(html) ?? [];
  return { address, app: /\/assets\/[\w.-]+\.js/.exec(html)?.[0] };
}

/** Calls a site, each time with another made-up address. Returns a sentence that says how to set `FORWARDED_HOPS`. */
export async function checkHops(site: string): Promise<string> {
  let refused = 0;
  for (let n = 0; n < CALLS; n += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` };
    // Without an email, nothing is stored.
    const body = JSON.stringify({ data: { email: '', source: 'modal' } });
    const { status } = await fetch(site + apiPath('joinWaitlist'), { method: 'POST', headers, body });
    if (status === 429) refused += 1;
    else if (status !== 400) throw new Error(`${site} answers ${status}, neither 400 nor 429.`);
  }
  if (refused === 0) return `${site} counts made-up addresses: lower FORWARDED_HOPS by one, deploy, and check again.`;
  return `FORWARDED_HOPS isn't too high. If the phone was refused, it is too low: raise it by one, deploy, check again.`;
}
