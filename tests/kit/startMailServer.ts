import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { LOOPBACK, listen } from '../../tools/lib/loopback.ts';

const PASSWORD = 'correct horse';

/** Starts an SMTP server on 127.0.0.1, on a free port unless one is given. It requires a password and offers STARTTLS with a self-signed certificate. */
export async function startMailServer(port = 0) {
  const mails: { from: string; to: string[]; lines: string[] }[] = [];
  /** `refusesWith` is the code with which it refuses a recipient: 4xx is temporary, 5xx is permanent. */
  const behaviour = { refusesWith: 0, offersTls: true };
  const server = new SMTPServer({
    ...{ logger: false, disableReverseLookup: true, closeTimeout: 0 },
    onConnect(session, next) {
      if (!behaviour.offersTls) session.disabledCommands = ['STARTTLS'];
      next();
    },
    onAuth({ username, password }, _session, next) {
      const isKnown = username === 'site' && password === PASSWORD;
      next(isKnown ? null : new Error('Wrong password'), { user: username });
    },
    // Google's relay also refuses a name without a dot. Without `name`, nodemailer may greet with such a name.
    onMailFrom(_address, { hostNameAppearsAs }, next) {
      const isDomain = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(`${hostNameAppearsAs}`);
      next(isDomain ? null : Object.assign(new Error('Mail relay denied'), { responseCode: 550 }));
    },
    onRcptTo({ address }, _session, next) {
      // Real servers, too, name the address. It must not get into the log.
      const { refusesWith: responseCode } = behaviour;
      next(responseCode ? Object.assign(new Error(`<${address}>: refused`), { responseCode }) : null);
    },
    async onData(stream, { envelope: { mailFrom, rcptTo } }, next) {
      // A long header continues on the next line.
      const lines = (await text(stream)).replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
      mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), lines });
      next();
    },
  });
  // A client may close its connection early.
  server.on('error', () => {});
  const host = `${LOOPBACK}:${await listen(server.server, port)}`;
  return {
    /** The value of `SMTP_URL`. */
    url: `smtp://site:${encodeURIComponent(PASSWORD)}@${host}?tls.rejectUnauthorized=false`,
    /** The mails that it has accepted; their lines are quoted-printable. */
    mails,
    behaviour,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
