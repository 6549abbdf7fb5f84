interface Package {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  devDependencies?: Record<string, string>;
}

/** A `package-lock.json` of version 3: packages by their folder, the package itself under an empty name. */
interface Lockfile {
  lockfileVersion: number;
  packages: Record<string, Package>;
}

/** The part of the workspace's lockfile that one package needs, so that Cloud Build installs the tested versions. */
export function lockfileFor(own: Package & { name: string }, { lockfileVersion, packages }: Lockfile): Lockfile {
  const kept: Lockfile['packages'] = { '': own };
  const addNeeds = (dependent: string, needs: Package) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta, devDependencies } = needs;
    for (const name in { ...dependencies, ...optionalDependencies, ...peerDependencies, ...devDependencies }) {
      if (peerDependenciesMeta?.[name]?.optional) continue;
      const folder = folderOf(name, dependent, packages);
      const target = folder.replace(`${own.name}/`, '');
      const found = packages[folder];
      // An optional one, or one for another platform, may be missing.
      if (!found || target in kept) continue;
      kept[target] = found;
      addNeeds(folder, found);
    }
  };
  addNeeds(own.name, own);
  return { lockfileVersion, packages: kept };
}

/** Where Node finds a package for one in `dependent`: in the nearest `node_modules` on the way up. */
function folderOf(name: string, dependent: string, packages: Lockfile['packages']): string {
  const folder = `${dependent}/node_modules/${name}`;
  if (folder in packages) return folder;
  const nested = dependent.lastIndexOf('/node_modules/');
  return nested < 0 ? `node_modules/${name}` : folderOf(name, dependent.slice(0, nested), packages);
}
