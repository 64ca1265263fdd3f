import { Transform } from 'node:stream';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isEmail } from '@summit/rules';
import { bulkhead } from 'cockatiel';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { loadOnce } from '../cache/load-once.js';
import { ProviderCircuits, ProviderPaused } from '../circuits/provider-circuits.js';
import { MailNotAccepted, type Mailer, type MailOutcome, type OutgoingMail } from './mailer.port.js';

interface SmtpError {
  code?: string;
  command?: string;
  /** The server's answer, if it gave one. */
  responseCode?: number;
}

/**
 * A mail server takes its time over each mail, and what goes out at the same moment is noted together. Fewer than the failures in a row that
 * pause a provider (platform/circuits): mails that meet the same moment of trouble don't do it.
 */
const MAX_AT_ONCE = 5;

type Handed = SendMailOptions & { beforeHandover: () => Promise<void> };

/** Answers to these two are about this mail; a refusal of anything else (sign-in, sender) is about our own set-up. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

const isForGood = ({ command, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && ABOUT_THE_MAIL.includes(command ?? '');

/** An answer about this mail, whatever it says, shows that the server is there. */
const isOutage = (error: unknown): boolean => !ABOUT_THE_MAIL.includes((error as SmtpError).command ?? '');

const inCodes = ({ code, responseCode }: SmtpError): string =>
  [code, responseCode].filter(Boolean).join(' ') || 'no code';

const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * The note of its sender that a mail goes out. It is made while the server still thinks about the recipient, so that a try can fail before
 * the note is written: who ended the try then would find nothing to take back, and the mail would count as one that may have gone out.
 */
class HandoverNote {
  isMade = false;
  heldBack: { reason: unknown } | undefined;
  private isTooLate = false;
  private settled: Promise<void> | undefined;

  constructor(private readonly write: () => Promise<void>) {}

  make(): Promise<void> {
    if (this.isTooLate) return Promise.reject(new Error('the try has ended'));
    const made = this.write().then(
      () => void (this.isMade = true),
      (reason: unknown) => {
        this.heldBack = { reason };
        throw reason;
      },
    );
    this.settled = made.catch(() => undefined);
    return made;
  }

  /** The try has failed. No note begins from here on, and one that has begun is written or refused when this resolves. */
  async end(): Promise<void> {
    this.isTooLate = true;
    await this.settled;
  }
}

@Injectable()
export class SmtpMailer implements Mailer, OnApplicationShutdown {
  private opening: Promise<Transporter> | undefined;
  private readonly transport = loadOnce(() => (this.opening = openTransport(this.config.mail)));
  /** Of the sender: receivers distrust a Message-ID of a host that sends no mail. */
  private readonly messageIdHost: string;
  /** In front of the circuit, so that the time of a call is the server's and not that of waiting for a connection. */
  private readonly limit = bulkhead(MAX_AT_ONCE, Infinity);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly circuits: ProviderCircuits,
  ) {
    this.messageIdHost = /@([^\s>]+)>?\s*$/.exec(config.mail.from)?.[1] ?? new URL(config.origins.funnel).hostname;
  }

  async send(
    { messageId, to, unsubscribe, ...mail }: OutgoingMail,
    beforeHandover: () => Promise<void>,
  ): Promise<MailOutcome> {
    // Text that is more than one address would be read as a list: by the library, or by a server on the way.
    if (!isEmail(to)) return { kind: 'refused', reason: 'not an address' };
    const note = new HandoverNote(beforeHandover);
    const message: Handed = {
      ...mail,
      messageId: `<${messageId}@${this.messageIdHost}>`,
      from: this.config.mail.from,
      replyTo: this.config.mail.supportEmail,
      to: { name: '', address: to },
      ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
      beforeHandover: () => note.make(),
    };
    const transport = await this.transport();
    try {
      await this.limit.execute(() =>
        this.circuits.run('smtp', () => transport.sendMail(message), {
          inError: (error) => !note.heldBack && isOutage(error),
        }),
      );
      return { kind: 'accepted' };
    } catch (error) {
      const handedOver = note.isMade;
      await note.end();
      if (note.heldBack) throw note.heldBack.reason;
      if (error instanceof ProviderPaused) throw new MailNotAccepted('paused', true);
      const refusal = error as SmtpError;
      if (isForGood(refusal)) return { kind: 'refused', reason: inCodes(refusal) };
      throw new MailNotAccepted(inCodes(refusal), !handedOver || refusal.responseCode !== undefined);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.opening?.catch(() => undefined))?.close();
  }
}

/** The library is loaded with the first mail: a process that only answers requests sends none. */
async function openTransport({ smtpUrl, requireTls }: AppConfig['mail']): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    // A new-password link must not be read on its way.
    requireTLS: requireTls,
    pool: true,
    maxConnections: MAX_AT_ONCE,
    // Our queue retries, and counts the tries.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', (mail, done) => {
    const { beforeHandover } = mail.data as Handed;
    mail.message.transform(() => asOnePiece(beforeHandover));
    done();
  });
  return transport;
}

/**
 * Lets a mail go on once it is whole and `beforeHandover` is done: in the dozens of pieces that the library writes, each would be a call
 * of the network of its own.
 */
function asOnePiece(beforeHandover: () => Promise<void>): Transform {
  const pieces: Buffer[] = [];
  return new Transform({
    transform: (piece: Buffer, _encoding, next) => {
      pieces.push(piece);
      next();
    },
    flush: (next) => void beforeHandover().then(() => next(null, Buffer.concat(pieces)), next),
  });
}
