import { ROOT } from './project.ts';

/** A warning that means nothing to someone who runs this site. */
const HARMLESS = 'Emulator UI is not starting';
const FUNCTION_LINE = /^>\s+(.*)/;

/** What to show of a line that the emulators print: warnings, errors, and what the functions log. */
export function visible(line: string): string | undefined {
  if (line.includes(HARMLESS)) return undefined;
  const logged = FUNCTION_LINE.exec(line)?.[1];
  if (logged === undefined) return /^(⚠|⬢|!!|Error)/.test(line) ? line : undefined;
  const { severity = 'INFO', message = logged, ...rest } = parse(logged);
  if (severity === 'DEBUG') return undefined;
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  return `> ${severity} ${message.replaceAll(`${ROOT}/`, '')}${details}`;
}

/** The functions' logger prints JSON; other output is text. */
function parse(logged: string): { severity?: string; message?: string } {
  try {
    return Object(JSON.parse(logged));
  } catch {
    return {};
  }
}
