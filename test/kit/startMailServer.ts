import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { LOOPBACK, listen } from '../../local/ports.ts';

/** What the server does with the next connections. */
interface Behaviour {
  password: string;
  /** Accepts connections, but never answers. */
  hangs: boolean;
  /** Refuses each recipient. */
  refuses: boolean;
  offersTls: boolean;
  /** Runs before the mail is acknowledged. */
  beforeAnswer(): unknown;
}

interface ReceivedMail {
  from: string;
  to: string[];
  headers: Record<string, string>;
  /** As it was sent: quoted-printable where it isn't ASCII. */
  body: string;
}

const PASSWORD = 'correct horse';
const NORMAL: Behaviour = { password: PASSWORD, hangs: false, refuses: false, offersTls: true, beforeAnswer() {} };

/** Starts an SMTP server on 127.0.0.1 that requires a password and offers STARTTLS with a self-signed certificate. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  let behaviour = NORMAL;
  const server = new SMTPServer({
    // The server would log a warning about its self-signed certificate.
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 0,
    onConnect(session, next) {
      if (!behaviour.offersTls) session.disabledCommands = ['STARTTLS'];
      if (!behaviour.hangs) next();
    },
    onAuth({ username, password }, _session, next) {
      const isKnown = username === 'site' && password === behaviour.password;
      next(isKnown ? null : new Error('Wrong password'), { user: username });
    },
    onRcptTo(_address, _session, next) {
      next(behaviour.refuses ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    async onData(stream, { envelope: { mailFrom, rcptTo } }, next) {
      const [head = '', ...body] = (await text(stream)).split('\r\n\r\n');
      const lines = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n');
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        headers: Object.fromEntries(lines.map((line) => [line.split(':', 1)[0], line.replace(/^[^:]*: */, '')])),
        body: body.join('\r\n\r\n'),
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
    /** The mails that have been received. */
    mails,
    /** Changes the server's behaviour. Everything that isn't named returns to its default. */
    behave(changes: Partial<Behaviour> = {}) {
      behaviour = { ...NORMAL, ...changes };
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
