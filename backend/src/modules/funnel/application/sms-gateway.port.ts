export interface TextMessage {
  /** Our key: the gateway must not send twice for it. */
  key: string;
  to: string;
  body: string;
}

/** Sends text messages. Throws when a message was not accepted and trying again makes sense. */
export interface SmsGateway {
  /** `refused`: the gateway won't ever take this message (a number that can't get any, say). */
  send(message: TextMessage): Promise<'accepted' | 'refused'>;
}

export const SMS_GATEWAY = Symbol('SMS_GATEWAY');
