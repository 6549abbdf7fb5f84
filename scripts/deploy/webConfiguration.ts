import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

interface Variable {
  name: string;
  looks: RegExp;
  like: string;
  isOptional?: boolean;
}

/** What the pages are built with: all of it is public, and in every visitor's browser. */
const VARIABLES: Variable[] = [
  { name: 'VITE_SITE_URL', looks: /^https:\/\/[^/\s]+$/, like: 'https://stet.example, without a slash at the end' },
  { name: 'VITE_FIREBASE_PROJECT_ID', looks: /^[a-z][a-z0-9-]+$/, like: 'stet-site' },
  { name: 'VITE_FIREBASE_API_KEY', looks: /^AIza[\w-]{35}$/, like: 'AIza and 35 more characters' },
  { name: 'VITE_FIREBASE_APP_ID', looks: /^1:\d+:web:[0-9a-f]+$/, like: '1:123456789012:web:0a1b2c' },
  { name: 'VITE_APP_CHECK_SITE_KEY', looks: /^6L[\w-]{38}$/, like: '6L and 38 more characters', isOptional: true },
];

export interface WebConfiguration {
  values: Record<string, string>;
  problems: string[];
}

/** The public configuration of a project's pages: from the environment, and from the file where it is not there. */
export function readWebConfiguration(project: string, file: string, env: NodeJS.ProcessEnv): WebConfiguration {
  const filed = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const { name, looks, like, isOptional } of VARIABLES) {
    const value = env[name] ?? filed[name] ?? '';
    values[name] = value;
    if (value === '') {
      if (!isOptional) problems.push(`${name} is set neither in the environment nor in ${file}.`);
    } else if (!looks.test(value)) problems.push(`${name} is ${value}, but looks like ${like}.`);
  }
  const named = values.VITE_FIREBASE_PROJECT_ID;
  if (named && named !== project) problems.push(`VITE_FIREBASE_PROJECT_ID is ${named}, but the project is ${project}.`);
  return { values, problems };
}
