type Of<Kind> = { kind: Kind; sentence: string; commands: string[] };
/** Something is missing or wrong. The commands only add. Without one, only the owner can mend it. */
export type Lack = Of<'lack'>;
/** Somebody may want it so. The command would undo that. Without a command, the deployment itself would. */
export type Doubt = Of<'doubt'>;
export type Finding = Lack | Doubt | Of<'reminder'>;

const finder =
  <const Kind>(kind: Kind) =>
  (isRight: boolean, sentence: string, ...commands: string[]): Of<Kind>[] =>
    isRight ? [] : [{ kind, sentence, commands }];
export const need = finder('lack');
export const doubt = finder('doubt');
export const remind = finder('reminder');
