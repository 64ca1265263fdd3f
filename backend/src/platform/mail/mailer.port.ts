export interface OutgoingMail {
  /** Stable over retries: receivers drop a second copy with the same Message-ID. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where one POST without a body of ours ends messages of this kind (RFC 8058); null where nothing can be ended. */
  unsubscribe: string | null;
}

/** `refused`: the server will never take this mail; `reason` is in codes, because its words name the recipient. */
export type MailOutcome = { kind: 'accepted' } | { kind: 'refused'; reason: string };

/** This try did not bring the mail out; the queue tries again. */
export class MailNotAccepted extends Error {
  /** `certain`: the server has said so, or never got the mail. Otherwise nobody knows whether it went out. */
  constructor(
    reason: string,
    readonly certain: boolean,
  ) {
    super(`the mail server did not accept the mail: ${reason}`);
    this.name = 'MailNotAccepted';
  }
}

/** Hands one mail to a mail server. */
export interface Mailer {
  /**
   * `beforeHandover` is called when the mail is whole, and nothing of its text goes out before it is done: from there on the server may have
   * the mail. It may have been called for a mail that the server refused beforehand; it has always ended when this does. Throws
   * MailNotAccepted; where `beforeHandover` throws, the mail does not go out, and the same is thrown.
   */
  send(mail: OutgoingMail, beforeHandover: () => Promise<void>): Promise<MailOutcome>;
}

export const MAILER = Symbol('MAILER');
