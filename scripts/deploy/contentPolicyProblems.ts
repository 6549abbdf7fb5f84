import { createHash } from 'node:crypto';
import type { UploadedFile } from './upload.ts';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
const BLOCK = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
/** Data in a script's clothes: nothing of it runs. */
const DATA = /type="application\/(ld\+)?json"/;

/** Pages whose content policy does not allow exactly what is in them: a sign of parts from different builds. */
export function contentPolicyProblems(files: UploadedFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.html'))
    .flatMap(({ path, content }) => {
      const html = content.toString();
      const policy = POLICY.exec(html)?.[1];
      if (!policy) return [`hosting/${path} has no content policy.`];
      return [...html.matchAll(BLOCK)]
        .filter(([, , attributes = '']) => !DATA.test(attributes) && !/\bsrc=/.test(attributes))
        .filter(([, , , text = '']) => !policy.includes(`'sha256-${sha256(text)}'`))
        .map(([, tag]) => `hosting/${path} has a ${tag} that its content policy does not allow.`);
    });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
