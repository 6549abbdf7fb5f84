/** Runs a command that only reads, and returns its JSON. Throws its error as a sentence. */
export type Ask = (command: string) => Promise<unknown>;

/** A part of an answer. */
type Item = NodeJS.Dict<string>;

export type Project = Awaited<ReturnType<typeof readProject>>;

/** Reads a project, which may not exist yet. What this account can't see is `undefined`, and `unread` gets the reason. */
export async function readProject(id: string, ask: Ask, unread: string[], chosenSite?: string) {
  const [projects, found] = await Promise.all([
    ask('firebase projects:list') as Promise<Item[]>,
    ask(`gcloud projects describe ${id}`).catch((error: Error) => {
      // Google says the same about what this account can't see.
      if (!error.message.includes('may not exist')) throw error;
    }),
  ]);
  const read = async (command: string) => {
    if (!found) return [];
    return ask(`${command} --project=${id}`).catch((error: Error) => {
      if (/NOT_FOUND|HTTP Error: 404/.test(error.message)) return [];
      // Whoever deploys needs what the Firebase CLI reads. They may not be allowed to see the rest.
      if (command.startsWith('firebase ')) throw error;
      return void unread.push(error.message);
    });
  };
  const enabled = (await read('gcloud services list --enabled')) as { config: Item }[] | undefined;
  const isOff = (service: string) => enabled?.every(({ config }) => config.name !== `${service}.googleapis.com`);
  /** A service that is off has nothing, and a question would switch it on. */
  const readFrom = (service: string, command: string) => (isOff(service) ? [] : read(command));
  const [billing, roles, hosting, databases, schedules, accounts, secrets, channels, policies, checks] =
    (await Promise.all([
      read(`gcloud billing projects describe ${id}`),
      read(`gcloud projects get-iam-policy ${id} --flatten=bindings[].members`),
      readFrom('firebasehosting', 'firebase hosting:sites:list'),
      readFrom('firestore', 'firebase firestore:databases:list'),
      readFrom('firestore', 'firebase firestore:backups:schedules:list'),
      readFrom('iam', 'gcloud iam service-accounts list'),
      readFrom('secretmanager', 'gcloud secrets versions list SMTP_URL'),
      readFrom('monitoring', 'gcloud alpha monitoring channels list'),
      readFrom('monitoring', 'gcloud alpha monitoring policies list'),
      readFrom('monitoring', 'gcloud monitoring uptime list-configs'),
    ])) as [{ billingEnabled?: boolean }?, { bindings: Item }[]?, { sites?: Item[] }?, ...Item[][]];
  const isPaid = billing && billing.billingEnabled === true;
  const payers = isPaid === false ? await ask('gcloud billing accounts list --filter=open=true') : [];
  const sites = hosting?.sites ?? [];
  const [byDefault] = sites.filter(({ type }) => type === 'DEFAULT_SITE');
  const site = chosenSite ?? byDefault?.name?.split('/').at(-1) ?? id;
  const isFirebase = projects.some(({ projectId }) => projectId === id);
  const database = databases?.find(({ name }) => name?.endsWith('/(default)'));
  const hasSite = sites.some(({ name }) => name?.endsWith(`/${site}`));
  return {
    ...{
      id,
      exists: Boolean(found),
      isFirebase,
      isPaid,
      payers: payers as Item[],
      isOff,
      database,
      schedules,
      site,
      hasSite,
    },
    ...{ address: `https://${site}.web.app`, roles, accounts, secrets, channels, policies, checks },
  };
}
