interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  devDependencies?: Record<string, string>;
}

/** A `package-lock.json` of version 3: packages by their folder, the package itself under an empty name. */
export interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, Package>;
}

/** The part of the workspace's lockfile that one package needs, so that Cloud Build installs the tested versions. */
export function lockfileFor(own: Package & { name: string }, { lockfileVersion, packages }: Lockfile): Lockfile {
  const kept: Lockfile['packages'] = { '': own };
  const add = (dependent: string, asked: Package) => {
    for (const name of namesAskedFor(asked)) {
      const folder = resolve(dependent, name, packages);
      const found = folder && packages[folder];
      // An optional one, or one for another platform.
      if (!found) continue;
      const target = folder.replace(`${own.name}/`, '');
      if (target in kept) continue;
      kept[target] = found;
      add(folder, found);
    }
  };
  add(own.name, own);
  return { lockfileVersion, packages: kept };
}

function namesAskedFor(asked: Package): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta, devDependencies } = asked;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies }), ...peers];
}

/** Where Node finds a package for one in `dependent`: in the nearest `node_modules` on the way up. */
function resolve(dependent: string, name: string, packages: Lockfile['packages']): string | undefined {
  const folder = `${dependent}/node_modules/${name}`.replace(/^\//, '');
  if (folder in packages) return folder;
  if (dependent === '') return undefined;
  const nested = dependent.lastIndexOf('/node_modules/');
  return resolve(nested < 0 ? '' : dependent.slice(0, nested), name, packages);
}
