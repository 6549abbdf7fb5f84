/** Runs a command that only reads, and returns its JSON. Throws its error as a sentence. */
export type Ask = (command: string) => Promise<unknown>;

/** What passes entries on: the parameter that calls for it, its function and secret, and what lacks without the secret. */
export const PASSING_ON = [
  ['OWNER_EMAIL', 'notifyOwner', 'SMTP_URL', 'No secret names the mail server (docs/operate.md).'],
  ['SIGNUP_BODY', 'passOnSignup', 'SIGNUP_HOOK', 'No secret says where signups go (docs/operate.md).'],
] as const;

/** A part of an answer. */
type Item = NodeJS.Dict<string>;
type Account = Item & { disabled?: boolean };
type Channel = Item & { enabled?: boolean; labels?: Item };
type Filter = { filter: string };
type Condition = { conditionMatchedLog?: Filter; conditionThreshold?: Filter };
type Deployed = Item & { codebase?: string };
type Policy = Item & { enabled?: boolean; notificationChannels?: string[]; conditions?: Condition[] };
type Check = { disabled?: boolean; monitoredResource?: { labels?: Item } };
type Role = { bindings: Item & { condition?: object } };

export type Project = Awaited<ReturnType<typeof readProject>>;

/** Reads a project, which may not exist yet. What this account may not see is `undefined`. `alerted` gets the alerts. */
export async function readProject(id: string, ask: Ask, alerted: string, chosenSite?: string) {
  const found = (await ask(`gcloud projects describe ${id}`).catch((error: Error) => {
    // Google says the same about what this account may not see.
    if (!error.message.includes('may not exist')) throw error;
  })) as Item | undefined;
  const isDeleted = found?.lifecycleState === 'DELETE_REQUESTED';
  const projects = (await ask('firebase projects:list')) as Item[];
  const [login] = (await ask('gcloud auth list --filter=status:ACTIVE')) as Item[];
  const unread: string[] = [];
  const read = async <Answer>(command: string, isOn?: boolean): Promise<Answer | undefined> => {
    if (!found || isDeleted) return [] as Answer;
    return ask(`${command} --project=${id}`).catch((error: Error) => {
      if (/NOT_FOUND|HTTP Error: 404/.test(error.message)) return [];
      // Neither is about a role: a service that is a minute young, and a gcloud that can't install its alpha commands.
      const isOther = isOn && /has not been used|installation directory/.test(error.message);
      if (isOther || !/permission|HTTP Error: 403/i.test(error.message)) throw error;
      return void unread.push(command);
    }) as Promise<Answer | undefined>;
  };
  const enabled = await read<{ config: Item }[]>('gcloud services list --enabled');
  const isOff = (service: string) => enabled?.every(({ config }) => config.name !== `${service}.googleapis.com`);
  /** A service that is off has nothing, and a question would switch it on. */
  const readFrom = async <Answer = Item[]>(service: string, command: string) =>
    isOff(service) ? ([] as Answer) : read<Answer>(command, isOff(service) === false);
  /** The functions get a secret's newest version. */
  const newestOf = (secret: string) =>
    readFrom('secretmanager', `gcloud secrets versions list ${secret} --sort-by=~createTime --limit=1`);
  const channelsRead = readFrom<Channel[]>('monitoring', 'gcloud alpha monitoring channels list');
  const [billing, roles, hosting, checks, databases, schedules, accounts, functions, channels, policies, secrets] =
    await Promise.all([
      read<{ billingEnabled?: boolean }>(`gcloud billing projects describe ${id}`),
      read<Role[]>(`gcloud projects get-iam-policy ${id} --flatten=bindings[].members`),
      readFrom<{ sites?: Item[] }>('firebasehosting', 'firebase hosting:sites:list'),
      readFrom<Check[]>('monitoring', 'gcloud monitoring uptime list-configs'),
      readFrom('firestore', 'firebase firestore:databases:list'),
      readFrom('firestore', 'firebase firestore:backups:schedules:list'),
      readFrom<Account[]>('iam', 'gcloud iam service-accounts list'),
      readFrom<Deployed[]>('cloudfunctions', 'firebase functions:list'),
      channelsRead,
      // One after the other, because each would install gcloud's alpha commands.
      channelsRead.then(() => readFrom<Policy[]>('monitoring', 'gcloud alpha monitoring policies list')),
      Promise.all(PASSING_ON.map(async ([, , secret]) => [secret, await newestOf(secret)] as const)),
    ]);
  const isPaid = billing && billing.billingEnabled === true;
  const payers = (isPaid === false ? await ask('gcloud billing accounts list --filter=open=true') : []) as Item[];
  const sites = hosting && (hosting.sites ?? []);
  const [byDefault] = sites?.filter(({ type }) => type === 'DEFAULT_SITE') ?? [];
  const site = chosenSite ?? byDefault?.name?.split('/').at(-1) ?? id;
  const database = databases?.find(({ name }) => name?.endsWith('/(default)'));
  return {
    ...{ id, unread, isOff, isDeleted, isPaid, payers, site, database, schedules, accounts, policies },
    // Other codebases are other products.
    functions: functions?.filter(({ codebase = 'default' }) => codebase === 'default'),
    exists: Boolean(found),
    account: login?.account,
    isFirebase: projects.some(({ projectId }) => projectId === id),
    hasDatabase: databases && Boolean(database),
    hasSite: sites?.some(({ name }) => name?.endsWith(`/${site}`)),
    address: `https://${site}.web.app`,
    // A role with a condition may have expired.
    bindings: roles?.flatMap(({ bindings: { role, members, condition } }) =>
      condition ? [] : [`--role=${role} --member=${members}`],
    ),
    channels: channels?.filter(
      ({ type, enabled, labels }) => type === 'email' && enabled !== false && labels?.email_address === alerted,
    ),
    hosts: checks?.flatMap(({ disabled, monitoredResource }) => (disabled ? [] : [monitoredResource?.labels?.host])),
    secrets: Object.fromEntries(secrets),
  };
}
