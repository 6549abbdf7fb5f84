import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** A function as it is deployed, as far as it is shown or checked here. */
export interface Endpoint {
  region: string[];
  options: Record<string, string>;
}

export interface Parameter {
  value: string;
  isDefault: boolean;
}

export interface Manifest {
  endpoints: Record<string, Endpoint>;
  parameters: Record<string, Parameter>;
  /** What a project's file sets that is no parameter. */
  unknown: string[];
}

interface ManifestFile {
  endpoints: Record<string, Record<string, unknown> & { region: string[] }>;
  params: { name: string }[];
}

const SHOWN = ['minInstances', 'maxInstances', 'concurrency', 'availableMemoryMb', 'timeoutSeconds'];
const PARAMETER = /^\{\{ params\.(\w+) \}\}$/;
/** The only condition under which a function is left out here. */
const EMPTY_PARAMETER = /^\{\{ params\.(\w+) == "" \}\}$/;

/** What the functions folder says of its functions, with a project's parameters filled in. */
export function readManifest(folder: string, project: string): Manifest {
  const { endpoints, params }: ManifestFile = JSON.parse(readFileSync(join(folder, 'functions.yaml'), 'utf8'));
  const defaults = environment(join(folder, '.env'));
  const own = environment(join(folder, `.env.${project}`));
  const parameters = Object.fromEntries(
    params.map(({ name }) => [name, { value: own[name] ?? defaults[name] ?? '', isDefault: !(name in own) }]),
  );
  const filled = (value: unknown) => {
    const name = PARAMETER.exec(String(value))?.[1];
    return name ? (parameters[name]?.value ?? '') : String(value);
  };
  const isOmitted = ({ omit }: Record<string, unknown>) => {
    const name = EMPTY_PARAMETER.exec(String(omit))?.[1];
    return name !== undefined && !parameters[name]?.value;
  };
  const deployed = Object.entries(endpoints).filter(([, endpoint]) => !isOmitted(endpoint));
  return {
    endpoints: Object.fromEntries(
      deployed.map(([name, endpoint]) => {
        const shown = SHOWN.filter((option) => endpoint[option] != null);
        return [
          name,
          {
            region: endpoint.region,
            options: Object.fromEntries(shown.map((option) => [option, filled(endpoint[option])])),
          },
        ];
      }),
    ),
    parameters,
    unknown: Object.keys(own).filter((name) => !(name in parameters)),
  };
}

function environment(file: string): NodeJS.Dict<string> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
