import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, withExactAssets } from '../stack/hostingConfig.ts';
import { ROOT } from '../stack/project.ts';

/** The release folder: what the Firebase CLI deploys is there and nowhere else. */
export interface Release {
  folder: string;
  config: FirebaseConfig;
}

export interface FirebaseConfig {
  hosting: {
    site: string;
    public: string;
    ignore: string[];
    rewrites: { source: string; function?: { functionId: string; region: string } }[];
    headers: HeaderRule[];
  };
  functions: { source: string; ignore: string[]; runtime: string }[];
  firestore: { rules: string; indexes: string };
}

interface Parts {
  folder: string;
  project: string;
  site: string;
}

/** Kept out of the upload: the Firebase CLI itself reads the parameters, and compiled code is compiled anew where it runs. */
const NOT_UPLOADED = ['node_modules', '.*', '*.code'];

/** Gathers what was built in a folder of its own, with the configuration to deploy it. */
export function gatherRelease({ folder, project, site }: Parts): Release {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { hosting, functions, firestore } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  cpSync(join(ROOT, hosting.public), join(folder, 'hosting'), { recursive: true });
  const [codebase] = functions;
  cpSync(join(ROOT, codebase.source), join(folder, 'functions'), {
    recursive: true,
    // Other projects' parameters, and the local stack's.
    filter: (path) => !/\.env\.[^/\\]+$/.test(path) || path.endsWith(`.env.${project}`),
  });
  for (const file of [firestore.rules, firestore.indexes]) cpSync(join(ROOT, file), join(folder, file));

  const { predeploy: _builtAlready, ...pages } = hosting;
  const { predeploy: _alsoBuilt, ...code } = codebase;
  const config: FirebaseConfig = {
    hosting: { ...pages, site, public: 'hosting' },
    functions: [{ ...code, source: 'functions', ignore: NOT_UPLOADED }],
    firestore,
  };
  return { folder, config };
}

/** Writes the configuration into the folder, once all assets are in there: each has a header of its own. */
export function writeConfig({ folder, config }: Release): void {
  const exact = { ...config, hosting: withExactAssets(config.hosting, join(folder, 'hosting')) };
  writeFileSync(join(folder, 'firebase.json'), `${JSON.stringify(exact, null, 2)}\n`);
}
