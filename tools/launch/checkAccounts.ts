import { doubt, type Finding, need } from './findings.ts';
import type { Item, Read } from './readProject.ts';

const ENTRIES = ['datastore.user'];
const EVENTS = ['eventarc.eventReceiver', 'run.invoker'];

type Account = { name: string; email: string; parameter: string; roles: string[] };
type Role = { bindings?: (Item & { condition?: object }) | null };

/** The functions' accounts, each with its parameter and its roles. An owner may have named accounts of their own. */
export function accountsOf(id: string, parameters: NodeJS.Dict<string>, passesOn: boolean): Account[] {
  const account = (name: string, parameter: string, roles: string[]) => {
    const email = `${name}@${id}.iam.gserviceaccount.com`;
    return { name, email, parameter, roles };
  };
  const forms = account('site-forms', 'SERVICE_ACCOUNT', ENTRIES);
  const mailer = account('site-mailer', 'NOTIFY_SERVICE_ACCOUNT', [...ENTRIES, ...EVENTS]);
  const all = passesOn ? [forms, mailer] : [forms];
  return all.filter(({ parameter, email }) => !parameters[parameter] || parameters[parameter] === email);
}

export async function checkAccounts(id: string, read: Read, accounts: Account[]): Promise<Finding[]> {
  const all = await read<(Item & { disabled?: boolean })[]>('iam', 'gcloud iam service-accounts list');
  if (!all) return [];
  const gcloud = (command: string) => `gcloud iam service-accounts ${command} --project=${id}`;
  return accounts.flatMap(({ name, email }): Finding[] => {
    const account = all.find((account) => account.email === email);
    if (!account) return need(false, `There is no account ${name}.`, gcloud(`create ${name}`));
    return doubt(!account.disabled, `The account ${name} is disabled.`, gcloud(`enable ${email}`));
  });
}

export async function checkRoles(id: string, read: Read, accounts: Account[]): Promise<Finding[]> {
  const all = await read<Role[]>(null, `gcloud projects get-iam-policy ${id} --flatten=bindings[].members`);
  if (!all) return [];
  // A role with a condition may have expired.
  const lasting = all.filter(({ bindings }) => !bindings?.condition);
  const bound = lasting.map(({ bindings }) => `${bindings?.role} ${bindings?.members}`);
  return accounts.flatMap(({ name, email, roles }) =>
    roles.flatMap((role) => {
      const bind = `--role=roles/${role} --member=serviceAccount:${email}`;
      const add = `gcloud projects add-iam-policy-binding ${id} ${bind} --condition=None --format=none`;
      return need(bound.includes(`roles/${role} serviceAccount:${email}`), `${name} lacks the role ${role}.`, add);
    }),
  );
}
