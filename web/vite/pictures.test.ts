import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as drawings from '../static/pictures.ts';
import { PUBLIC } from './paths.ts';
import { pictures } from './pictures.ts';

test.each([...pictures(drawings)])('web/public/%s shows today’s name, headline and colours', (name, picture) => {
  const isCurrent = picture.equals(readFileSync(join(PUBLIC, name)));
  expect(isCurrent, `web/public/${name} is stale: run npm run build and commit it.`).toBe(true);
});
