import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from 'playwright';
import { ROOT } from '../../scripts/stack/project.ts';

const SITE_KEY = `6L${'x'.repeat(38)}`;
/** Shaped like one; what it says matters only where App Check is enforced. */
export const APP_CHECK_TOKEN = 'e30.e30.e30';

/** reCAPTCHA's interface, as the Firebase library uses it. */
const SCRIPT = `
  let options;
  self.grecaptcha = { enterprise: {
    ready: (then) => then(),
    render: (_, given) => { options = given; return 0; },
    execute: async () => { options.callback(); return 'verdict for ' + options.sitekey; },
  } };`;

/** The pages, built with a reCAPTCHA key. */
export interface AppCheckSite {
  /** Has an address answer with these pages; its functions stay what they are. */
  serve(context: BrowserContext, origin: string): Promise<void>;
  remove(): void;
}

export async function buildAppCheckSite(): Promise<AppCheckSite> {
  // Inside the repository, because the prerenderer loads packages.
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.local', 'app-check-'));
  const site = join(folder, 'site');
  const env = { ...process.env, NODE_ENV: 'production', SITE_FOLDER: site, VITE_APP_CHECK_SITE_KEY: SITE_KEY };
  await promisify(execFile)(process.execPath, [join(ROOT, 'web', 'build', 'build.ts')], { env });
  return {
    async serve(context, origin) {
      await context.route(`${origin}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname.startsWith('/api/')) return route.continue();
        const file = pathname === '/' ? 'index.html' : pathname.includes('.') ? pathname : `${pathname}.html`;
        return route.fulfill({ path: join(site, file) });
      });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Answers in Google's place, which no test may ask: the script, and the exchange of its verdict for a token. */
export async function answerAsGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://www.google.com/recaptcha/enterprise.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await context.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ headers });
    const isRight = request.postDataJSON().recaptcha_enterprise_token === `verdict for ${SITE_KEY}`;
    return route.fulfill({
      headers,
      ...(isRight ? { json: { token: APP_CHECK_TOKEN, ttl: '3600s' } } : { status: 403 }),
    });
  });
}
