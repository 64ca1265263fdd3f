export interface OutgoingMail {
  /** Stable over retries: receivers drop a second copy with the same Message-ID. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Hands one mail to a mail server. Throws when it was not accepted; the queue then tries again. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}

export const MAILER = Symbol('MAILER');
