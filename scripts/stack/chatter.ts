/** Warnings of the emulators that say nothing to someone who runs this site. */
const HARMLESS = [/Emulator UI is not starting/, /Unable to fetch the CLI MOTD/, /punycode/];

/** Of what the emulators print, the lines worth showing: warnings, errors, and those that the functions log. */
export function worthShowing(line: string): boolean {
  if (HARMLESS.some((harmless) => harmless.test(line))) return false;
  if (isFunctionOutput(line)) return !/"severity":"(DEBUG|INFO)"/.test(line);
  return /^(⚠|⬢|!!|Error)/.test(line);
}

/** Whether a function printed the line. */
export function isFunctionOutput(line: string): boolean {
  return /^>\s/.test(line) && !line.includes('"firebase-log-type":"callable-request-verification"');
}
