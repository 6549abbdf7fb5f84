import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { LOOPBACK, listen } from '../../tools/lib/loopback.ts';

/** What the server does with the next connections. */
interface Behaviour {
  password: string;
  /** Refuses each recipient. */
  refuses: boolean;
  offersTls: boolean;
  /** Runs before the mail is acknowledged. */
  beforeAnswer(): unknown;
}

const PASSWORD = 'correct horse';
const NORMAL: Behaviour = { password: PASSWORD, refuses: false, offersTls: true, beforeAnswer() {} };

/** Starts an SMTP server on 127.0.0.1. It requires a password and offers STARTTLS with a self-signed certificate. */
export async function startMailServer() {
  const mails: { from: string; to: string[]; lines: string[] }[] = [];
  let behaviour = NORMAL;
  const server = new SMTPServer({
    // The server would log a warning about its self-signed certificate.
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 0,
    onConnect(session, next) {
      if (!behaviour.offersTls) session.disabledCommands = ['STARTTLS'];
      next();
    },
    onAuth({ username, password }, _session, next) {
      const isKnown = username === 'site' && password === behaviour.password;
      next(isKnown ? null : new Error('Wrong password'), { user: username });
    },
    // Google's relay also refuses a name without a dot. Without `name`, nodemailer may greet so.
    onMailFrom(_address, { hostNameAppearsAs }, next) {
      const isDomain = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(`${hostNameAppearsAs}`);
      next(isDomain ? null : Object.assign(new Error('Mail relay denied'), { responseCode: 550 }));
    },
    onRcptTo(_address, _session, next) {
      next(behaviour.refuses ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    async onData(stream, { envelope: { mailFrom, rcptTo } }, next) {
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        // A long header continues on the next line.
        lines: (await text(stream)).replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'),
      });
      await behaviour.beforeAnswer();
      next();
    },
  });
  // A client may close its connection early.
  server.on('error', () => {});
  const host = `${LOOPBACK}:${await listen(server.server)}`;
  return {
    /** The value of `SMTP_URL`. */
    url: `smtp://site:${encodeURIComponent(PASSWORD)}@${host}?tls.rejectUnauthorized=false`,
    /** The mails that have been received; their lines are quoted-printable. */
    mails,
    /** Changes the server's behaviour. Everything else returns to its default. */
    behave(changes: Partial<Behaviour> = {}) {
      behaviour = { ...NORMAL, ...changes };
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
