/** Runs a command that only reads, and returns its JSON. Throws its error as a sentence. */
export type Ask = (command: string) => Promise<unknown>;
/** A part of an answer. */
export type Item = NodeJS.Dict<string>;
/** Reads something of a project. Returns undefined for what this account may not see: it is neither right nor wrong. */
export type Read = <Answer>(service: string | null, command: string) => Promise<Answer | undefined>;

/** What this account may not see is added to `unseen`. `services` are those that are on, if that is known. */
export function readerOf(id: string, ask: Ask, unseen: string[], services?: string[]): Read {
  return async <Answer>(service: string | null, command: string) => {
    const isOn = service ? services?.includes(service) : undefined;
    // A service that is off has nothing, and a question would switch it on.
    const nothing = [] as Answer;
    if (isOn === false) return nothing;
    try {
      return (await ask(`${command} --project=${id}`)) as Answer;
    } catch (error) {
      const { message } = error as Error;
      if (/NOT_FOUND|HTTP Error: 404/.test(message)) return nothing;
      // None is about a role: a bill, a service that is a minute young, a gcloud that can't install its alpha commands.
      const isOther = /billing to be enabled|BILLING_DISABLED|has not been used|installation directory/.test(message);
      if ((isOn && isOther) || !/permission|HTTP Error: 403/i.test(message)) throw error;
      unseen.push(command);
      return undefined;
    }
  };
}

/** Reads who is logged in, and whether a project is there. */
export async function readProject(id: string, ask: Ask) {
  const describe = ask(`gcloud projects describe ${id}`).catch((error: Error) => {
    // Google says the same about what this account may not see.
    if (!error.message.includes('may not exist')) throw error;
  });
  const logins = [ask('gcloud auth list --filter=status:ACTIVE'), ask('firebase login:list')];
  const answers = await Promise.all([describe, ask('firebase projects:list'), ...logins]);
  const [project, projects, [login], cliLogins] = answers as [
    Item | undefined,
    Item[],
    Item[],
    { user: Item }[] | undefined,
  ];
  const account = login?.account ?? 'this account';
  return {
    exists: Boolean(project),
    isDeleted: project?.lifecycleState === 'DELETE_REQUESTED',
    isFirebase: projects.some(({ projectId }) => projectId === id),
    account,
    // Of several, each folder may have another.
    cliAccount: (cliLogins?.length === 1 && cliLogins[0]?.user.email) || account,
  };
}
