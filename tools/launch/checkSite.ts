import { type Finding, need } from './findings.ts';
import type { Item, Read } from './readProject.ts';

/** An address that nobody has set. */
export const UNSET = /^$|\.example$/;

/** Finds where a project's site is, and what it needs. `chosenSite` is the one that firebase.json names. */
export async function checkSite(id: string, read: Read, { url, chosenSite }: { url: string; chosenSite?: string }) {
  const list = await read<{ sites?: Item[] }>('firebasehosting', 'firebase hosting:sites:list');
  const sites = list && (list.sites ?? []);
  const { name: byDefault } = sites?.find(({ type }) => type === 'DEFAULT_SITE') ?? {};
  const [, named] = /^https:\/\/(.+)\.(?:web\.app|firebaseapp\.com)$/.exec(url) ?? [];
  // Whoever may not see the sites may know one's name.
  const site = chosenSite ?? byDefault?.split('/').at(-1) ?? (sites ? id : (named ?? id));
  const isThere = !sites || sites.some(({ name }) => name?.endsWith(`/${site}`));
  const address = `https://${site}.web.app`;
  const isOther = named !== undefined && named !== site;
  const write = `perl -0pi -e 's,^VITE_SITE_URL=.*\\n|\\z,VITE_SITE_URL=${address}\\n,m' web/.env.production`;
  const findings: Finding[] = [
    ...need(isThere, `There is no Hosting site ${site}.`, `npx firebase hosting:sites:create ${site} --project=${id}`),
    // Whoever may not see the sites would write a guess.
    ...need(!UNSET.test(url), 'The site has no address.', ...(sites ? [write] : [])),
    ...need(!isOther, `VITE_SITE_URL is ${url}, but this site is ${address}: set it.`),
  ];
  return { address, host: URL.parse(UNSET.test(url) || isOther ? address : url)?.host, findings };
}
