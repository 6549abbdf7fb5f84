import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePorts } from '../local/ports.ts';
import { launchOptions } from '../test/kit/browser.ts';
import { blocking } from './blocking.ts';
import { host, TRUST } from './hosting.ts';
import { report, type Subject } from './report.ts';
import { interactions } from './visit.ts';

// Compares the built page with itself without scripts, with a hand-made page, and with another build: `--vs <its web/dist>`.

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'web/dist');
const PAGES = ['/', '/contact', '/privacy', '/terms'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;

const { values } = parseArgs({ options: { vs: { type: 'string' }, rounds: { type: 'string', default: '6' } } });
const rounds = Number(values.rounds);

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const withoutScripts = join(folder, 'withoutScripts');
cpSync(BUILT, withoutScripts, { recursive: true });
const html = readFileSync(join(BUILT, 'index.html'), 'utf8');
writeFileSync(join(withoutScripts, 'index.html'), html.replace(SCRIPTS, ''));
const handMade = join(folder, 'handMade');
cpSync(join(import.meta.dirname, 'handMade.html'), join(handMade, 'index.html'));

const noSamples = (): Subject['samples'] => [];
const subject = async (name: string, folder: string, hasApp = false, project = ROOT) => {
  const site = await host(folder, join(project, 'firebase.json'));
  return { name, hasApp, site, samples: noSamples() };
};
const ours = await subject('ours', BUILT, true);
const other = values.vs ? [await subject('other build', resolve(values.vs), true, resolve(values.vs, '../..'))] : [];
const subjects = [
  ...[ours, ...other],
  await subject('without scripts', withoutScripts),
  await subject('hand-made', handMade),
];
const pages = PAGES.map((name) => ({ name, samples: noSamples() }));
const [port = 0] = await freePorts(1);
const args = [...launchOptions.args, `--remote-debugging-port=${port}`, TRUST];
const browser = await chromium.launch({ ...launchOptions, args });

// The first page of a browser is slower than any after it.
await interactions(browser, ours.site, true);
for (let round = 1; round <= rounds; round += 1) {
  console.error(`Round ${round} of ${rounds}`);
  for (const { site, hasApp, samples } of subjects) {
    const { metrics } = await audit(site.origin);
    samples.push({ ...metrics, ...(await blocking(port, site)), ...(await interactions(browser, site, hasApp)) });
  }
  for (const { name, samples } of pages) samples.push((await audit(ours.site.origin + name)).scores);
}
await browser.close();
for (const { site } of subjects) site.server.close();
rmSync(folder, { recursive: true });

console.log(`/ on a slow phone with slow 4G, medians of ${rounds} (least–most)\n\n${report(subjects)}\n`);
console.log(`Lighthouse's scores for phones\n\n${report(pages, [])}`);

/** Lighthouse's numbers of a page, as a phone sees it with simulated slow 4G. */
async function audit(url: string) {
  const run = await lighthouse(url, { port, logLevel: 'error', disableFullPageScreenshot: true });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message}`);
  const { audits, categories } = run.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const CLS = value('cumulative-layout-shift');
  const score = (id: string) => [id, Math.round((categories[id]?.score ?? Number.NaN) * 100)] as const;
  return {
    metrics: {
      'FCP, ms': value('first-contentful-paint'),
      'LCP, ms': value('largest-contentful-paint'),
      'TBT, ms': value('total-blocking-time'),
      'interactive, ms': value('interactive'),
      CLS,
      'bytes, kB': value('total-byte-weight') / 1000,
    },
    scores: { ...Object.fromEntries(CATEGORIES.map(score)), CLS },
  };
}
