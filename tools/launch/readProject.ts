/** Runs a command that only reads, and returns its JSON. Throws its error as a sentence. */
export type Ask = (command: string) => Promise<unknown>;
/** A part of an answer. */
export type Item = NodeJS.Dict<string>;
export type See = ReturnType<typeof seerOf>;

/** Returns what reads something of a project, and judges it. `services` are those that are on, if that is known. */
export function seerOf(id: string, ask: Ask, unseen: string[], services?: string[]) {
  return async <Answer, Found extends unknown[]>(
    service: string | null,
    command: string,
    judge: (answer: Answer) => Found | Promise<Found>,
  ): Promise<Found | []> => {
    const isOn = service ? services?.includes(service) : undefined;
    let answer: unknown = [];
    try {
      // A service that is off has nothing, and a question would switch it on.
      if (isOn !== false) answer = await ask(`${command} --project=${id}`);
    } catch (error) {
      const { message } = error as Error;
      if (!/NOT_FOUND|HTTP Error: 404/.test(message)) {
        // None is about a role: a bill, a service that is a minute young, a gcloud that can't install its alpha commands.
        const isOther = /billing to be enabled|BILLING_DISABLED|has not been used|installation directory/.test(message);
        if ((isOn && isOther) || !/permission|HTTP Error: 403/i.test(message)) throw error;
        // What this account may not see is neither right nor wrong.
        unseen.push(command);
        return [];
      }
    }
    return judge(answer as Answer);
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
  return {
    exists: Boolean(project),
    isDeleted: project?.lifecycleState === 'DELETE_REQUESTED',
    isFirebase: projects.some(({ projectId }) => projectId === id),
    account: login?.account ?? 'this account',
    // Of several, each folder may have another.
    cliAccount: cliLogins?.length === 1 ? cliLogins[0]?.user.email : undefined,
  };
}
