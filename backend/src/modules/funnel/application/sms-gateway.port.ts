export interface TextMessage {
  to: string;
  body: string;
}

/** The gateway has not accepted the text, and trying again makes sense. */
export class TextNotAccepted extends Error {
  /** `certain`: it has surely not taken the text. Otherwise it says that it failed, and may have sent it all the same. */
  constructor(
    reason: string,
    readonly certain: boolean,
  ) {
    super(`the SMS gateway did not accept the text: ${reason}`);
    this.name = 'TextNotAccepted';
  }
}

/** Sends text messages. Two calls are two texts: the gateway knows no keys. Throws TextNotAccepted. */
export interface SmsGateway {
  /** `refused`: the gateway won't ever take this text (a number that can't get any, say). `unknown`: it may have it, and its answer is lost. */
  send(message: TextMessage): Promise<'accepted' | 'refused' | 'unknown'>;
}

export const SMS_GATEWAY = Symbol('SMS_GATEWAY');
