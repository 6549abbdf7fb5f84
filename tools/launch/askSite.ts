import { setGlobalProxyFromEnv } from 'node:http';
import { apiPath, FORM_NAMES, outcomeOf } from '../../shared/contract.ts';

/** Longer than a cold start. */
const ANSWER_MS = 30_000;
const POLICY = 'content-security-policy';

/** Sends a deployed site the requests that visitors will send. Returns a sentence for each wrong answer. */
export async function askSite(site: string): Promise<string[]> {
  // Node's fetch ignores the shell's proxy unless told.
  const ignoreProxies = setGlobalProxyFromEnv();
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
  ignoreProxies();
  return answers.flat();
}

/** Reads what a site's first page says about itself: its address, and the file of its app. */
export async function readPage(site: string): Promise<{ address?: string | undefined; app?: string | undefined }> {
  const ignoreProxies = setGlobalProxyFromEnv();
  const response = await fetch(site, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
  const html = (await response?.text()) ?? '';
  ignoreProxies();
  const [, address] = /<link rel="canonical" href="(.*?)\/?"/.exec(html) ?? [];
  return { address, app: /\/assets\/[\w.-]+\.js/.exec(html)?.[0] };
}
