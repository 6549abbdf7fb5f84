/** Runs a command that only reads, and returns its JSON. Throws its error as a sentence. */
export type Ask = (command: string) => Promise<unknown>;

/** The functions' secrets, each with the parameter that calls for it, and what an owner reads without it. */
export const SECRETS = [
  ['SMTP_URL', 'OWNER_EMAIL', 'No secret names the mail server (docs/operate.md, "Contact messages by mail").'],
  ['SIGNUP_HOOK', 'SIGNUP_BODY', 'No secret says where signups go (docs/operate.md, "Signups to your mail service").'],
] as const;

/** A part of an answer. */
type Item = NodeJS.Dict<string>;
type Monitored = { monitoredResource?: { labels?: Item } };
type Answers = [{ billingEnabled?: boolean }?, { bindings: Item }[]?, { sites?: Item[] }?, Monitored[]?, ...Item[][]];

export type Project = Awaited<ReturnType<typeof readProject>>;

/** Reads a project, which may not exist yet. What this account may not see is `undefined`. */
export async function readProject(id: string, ask: Ask, chosenSite?: string) {
  const found = await ask(`gcloud projects describe ${id}`).catch((error: Error) => {
    // Google says the same about what this account may not see.
    if (!error.message.includes('may not exist')) throw error;
  });
  const projects = (await ask('firebase projects:list')) as Item[];
  const unread: string[] = [];
  const read = async (command: string) => {
    if (!found) return [];
    return ask(`${command} --project=${id}`).catch((error: Error) => {
      if (/NOT_FOUND|HTTP Error: 404/.test(error.message)) return [];
      if (!/permission|HTTP Error: 403/i.test(error.message)) throw error;
      return void unread.push(command);
    });
  };
  const enabled = (await read('gcloud services list --enabled')) as { config: Item }[] | undefined;
  const isOff = (service: string) => enabled?.every(({ config }) => config.name !== `${service}.googleapis.com`);
  /** A service that is off has nothing, and a question would switch it on. */
  const readFrom = (service: string, command: string) => (isOff(service) ? [] : read(command));
  const answers = await Promise.all([
    read(`gcloud billing projects describe ${id}`),
    read(`gcloud projects get-iam-policy ${id} --flatten=bindings[].members`),
    readFrom('firebasehosting', 'firebase hosting:sites:list'),
    readFrom('monitoring', 'gcloud monitoring uptime list-configs'),
    readFrom('firestore', 'firebase firestore:databases:list'),
    readFrom('firestore', 'firebase firestore:backups:schedules:list'),
    readFrom('iam', 'gcloud iam service-accounts list'),
    readFrom('monitoring', 'gcloud alpha monitoring channels list'),
    readFrom('monitoring', 'gcloud alpha monitoring policies list'),
    ...SECRETS.map(([name]) => readFrom('secretmanager', `gcloud secrets versions list ${name}`)),
  ]);
  const [billing, roles, hosting, checks, databases, schedules, ...more] = answers as Answers;
  const [accounts, channels, policies, ...versions] = more;
  const isPaid = billing && billing.billingEnabled === true;
  const payers = (isPaid === false ? await ask('gcloud billing accounts list --filter=open=true') : []) as Item[];
  const sites = hosting && (hosting.sites ?? []);
  const [byDefault] = sites?.filter(({ type }) => type === 'DEFAULT_SITE') ?? [];
  const site = chosenSite ?? byDefault?.name?.split('/').at(-1) ?? id;
  const database = databases?.find(({ name }) => name?.endsWith('/(default)'));
  return {
    ...{ id, unread, isOff, isPaid, payers, database, schedules, accounts, channels, policies, site },
    exists: Boolean(found),
    isFirebase: projects.some(({ projectId }) => projectId === id),
    hasDatabase: databases && Boolean(database),
    hasSite: sites?.some(({ name }) => name?.endsWith(`/${site}`)),
    address: `https://${site}.web.app`,
    bindings: roles?.map(({ bindings }) => `--role=${bindings.role} --member=${bindings.members}`),
    hosts: checks?.map(({ monitoredResource }) => monitoredResource?.labels?.host),
    secrets: Object.fromEntries(SECRETS.map(([name], index) => [name, versions[index]])),
  };
}
