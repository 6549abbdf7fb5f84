import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../scripts/stack/project.ts';
import { answerFirst } from './network.ts';

const ASSETS = join(ROOT, 'web/dist/assets');

/** The addresses of the one built chunk that contains these words, retries included. */
export function chunkWith(words: string): string {
  const chunks = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const found = chunks.filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes(words));
  if (found.length !== 1) throw new Error(`${found.length} chunks contain "${words}", not one.`);
  return `**/assets/${found[0]}*`;
}

/** What hydrates the page, what sends its forms, and another page. */
export const REACT = chunkWith('hydrateRoot=');
export const FORMS = chunkWith('Firebase-Instance-ID-Token');
export const CONTACT = chunkWith('Sending...');

/** Fails a chunk as after a deployment, n times. Returns the requests that failed. */
export async function lose(page: Page, chunk: string, times: number): Promise<string[]> {
  const requests: string[] = [];
  await answerFirst(page, chunk, times, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
  });
  return requests;
}

/** Breaks off a chunk in the middle of its body, once. Returns the requests that broke. */
export async function breakOff(page: Page, chunk: string): Promise<string[]> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const file = readFileSync(join(ASSETS, (request.url ?? '').replace(/^.*\/|\?.*/g, '')));
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': file.length });
    response.write(file.subarray(0, file.length / 2), () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await answerFirst(page, chunk, 1, (route) =>
    route.continue({ url: `http://127.0.0.1:${port}${new URL(route.request().url()).pathname}` }),
  );
  return requests;
}

export const BROKEN = 'The page broke.';

/** Breaks the contact page while it renders. */
export async function breakContact(page: Page): Promise<void> {
  const body = `export default () => { throw new Error('${BROKEN}'); };`;
  await page.route(CONTACT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
