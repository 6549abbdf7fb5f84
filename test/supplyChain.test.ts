import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../local/project.ts';

const json = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** This package declares its MIT licence in a field that npm no longer reads. */
const SAYS_MIT = 'limiter';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
}
const LOCKFILES = globSync(['package-lock.json', '*/package-lock.json'], { cwd: ROOT });
const lockedIn = (file: string): [string, LockedPackage][] => Object.entries(json(file).packages);
const installedFrom = (file: string) =>
  lockedIn(file).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const locked = lockedIn('package-lock.json');
const installed = installedFrom('package-lock.json');
const name = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licences for shipped code. They require only their notice. */
const PERMISSIVE =
  /^(MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|OFL-1\.1|MIT-0|Unlicense|CC0-1\.0|CC-BY-3\.0|\(MIT OR CC0-1\.0\))$/;

describe('what is installed', () => {
  test.each(['package.json', 'web/package.json', 'functions/package.json'])('%s names exact versions', (file) => {
    const { dependencies = {}, devDependencies = {} } = json(file);
    // `*` is the workspace beside it.
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => version !== '*' && !/^\d+\.\d+\.\d+$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });

  test.each(LOCKFILES)('comes as %s says, from a registry, never from a repository or a folder', (file) => {
    const found = installedFrom(file);
    expect(found.length).toBeGreaterThan(100);
    // npm writes no hash for what is in `node_modules` when there is no lockfile: delete the entry, then lock again.
    const others = found.filter(
      ([, { integrity, resolved = 'https://a.tgz' }]) =>
        !integrity?.startsWith('sha512-') || !/^https:.*\.tgz$/.test(resolved),
    );
    expect(others.map(([path]) => path)).toEqual([]);
  });

  test('is updated by Dependabot in every folder that has a lockfile', () => {
    const { updates } = parse(readFileSync(join(ROOT, '.github', 'dependabot.yml'), 'utf8'));
    const [npm] = updates.filter((update: Record<string, string>) => update['package-ecosystem'] === 'npm');
    expect([...npm.directories].sort()).toEqual(LOCKFILES.map((file) => join('/', dirname(file))).sort());
  });

  test('pins npm and one Node, and names the first npm that reads allowScripts', () => {
    const { devDependencies, packageManager, engines } = json('package.json');
    expect(readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()).toBe(devDependencies.node);
    expect(packageManager).toMatch(/^npm@\d+\.\d+\.\d+$/);
    // An older one compiles packages that nothing here needs.
    expect(engines.npm).toBe('>=11.16');
  });

  test('runs no install script but the one that fetches Node', () => {
    const { allowScripts } = json('package.json') as { allowScripts: Record<string, boolean> };
    const allowed = Object.keys(allowScripts).filter((script) => allowScripts[script]);
    expect(allowed).toEqual(['node']);
    const undecided = locked.filter(
      ([path, { hasInstallScript }]) => hasInstallScript && !(name(path) in allowScripts),
    );
    // macOS only, and optional.
    expect(undecided.map(([path]) => name(path)).filter((script) => script !== 'fsevents')).toEqual([]);
  });

  test('has a permissive licence where it is shipped', () => {
    // The functions bundle what only their own lockfile tells from other development packages.
    const bundled: typeof locked = Object.entries(json('functions/package-lock.json').packages);
    const shipped = [...installed.filter(([, { dev }]) => !dev), ...bundled.filter(([path]) => path !== '')];
    const others = shipped.filter(([path, { license }]) => !PERMISSIVE.test(license ?? '') && name(path) !== SAYS_MIT);
    expect(others.map(([path, { license }]) => `${name(path)}: ${license}`)).toEqual([]);
  });
});
