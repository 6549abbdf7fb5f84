import type { Finding } from './findings.ts';

/** Runs a command that only reads, and returns its JSON. Throws its error as a sentence. */
export type Ask = (command: string) => Promise<unknown>;
/** A part of an answer. */
export type Item = NodeJS.Dict<string>;
/** What this account may not see. It is neither right nor wrong. */
export const HIDDEN = Symbol('hidden');
type Judge<Answer> = (answer: Answer) => Finding[] | Promise<Finding[]>;
/** Reads what a service has, and judges what this account may see. */
export type See = <Answer>(service: string | null, command: string, judge: Judge<Answer>) => Promise<Finding[]>;

/** Returns what reads a project by one command. What this account may not see is in `unseen`. */
export function readerOf(id: string, ask: Ask, unseen: string[]) {
  return async <Answer>(command: string, isOn = false): Promise<Answer | typeof HIDDEN> => {
    try {
      return (await ask(`${command} --project=${id}`)) as Answer;
    } catch (error) {
      const { message } = error as Error;
      if (/NOT_FOUND|HTTP Error: 404/.test(message)) return [] as Answer;
      // None is about a role: a bill, a service that is a minute young, a gcloud that can't install its alpha commands.
      const isOther = isOn && /has not been used|installation directory/.test(message);
      if (isOther || /billing to be enabled|BILLING_DISABLED/.test(message)) throw error;
      if (!/permission|HTTP Error: 403/i.test(message)) throw error;
      unseen.push(command);
      return HIDDEN;
    }
  };
}

/** Reads a project, which may not exist yet. */
export async function readProject(id: string, ask: Ask) {
  const describe = ask(`gcloud projects describe ${id}`).catch((error: Error) => {
    // Google says the same about what this account may not see.
    if (!error.message.includes('may not exist')) throw error;
  });
  const logins = [ask('gcloud auth list --filter=status:ACTIVE'), ask('firebase login:list')];
  const asked = await Promise.all([describe, ask('firebase projects:list'), ...logins]);
  const [found, projects, [login], cliLogins] = asked as [
    Item | undefined,
    Item[],
    Item[],
    { user: Item }[] | undefined,
  ];
  const isDeleted = found?.lifecycleState === 'DELETE_REQUESTED';
  const unseen: string[] = [];
  const read = readerOf(id, ask, unseen);
  const listed = found && !isDeleted ? await read<{ config: Item }[]>('gcloud services list --enabled') : [];
  const services = listed === HIDDEN ? HIDDEN : listed.map(({ config }) => config.name?.replace('.googleapis.com', ''));
  const isOff = (service: string) => services !== HIDDEN && !services.includes(service);
  const readFrom = async <Answer>(service: string | null, command: string) => {
    // A service that is off has nothing, and a question would switch it on.
    if (!found || (service && isOff(service))) return [] as Answer;
    return read<Answer>(command, services !== HIDDEN && services.includes(service ?? ''));
  };
  const see: See = async (service, command, judge) => {
    const answer = await readFrom<Parameters<typeof judge>[0]>(service, command);
    return answer === HIDDEN ? [] : judge(answer);
  };
  const isFirebase = projects.some(({ projectId }) => projectId === id);
  const account = login?.account ?? 'this account';
  // Of several, each folder may have another.
  const cliAccount = cliLogins?.length === 1 ? cliLogins[0]?.user.email : undefined;
  return { exists: Boolean(found), isDeleted, isFirebase, account, cliAccount, isOff, readFrom, see, unseen };
}
