/** Warnings of the emulators that say nothing to someone who runs this site. */
const HARMLESS = [/Emulator UI is not starting/, /Unable to fetch the CLI MOTD/, /punycode/];

/** Of what the emulators print, the lines worth showing: warnings, errors and what the functions log. */
export function worthShowing(line: string): boolean {
  if (HARMLESS.some((harmless) => harmless.test(line))) return false;
  if (/^>\s/.test(line)) return !/"severity":"(DEBUG|INFO)"/.test(line);
  return /^(⚠|⬢|!!|Error)/.test(line) || /\bfailed\b|\berror\b/i.test(line);
}
