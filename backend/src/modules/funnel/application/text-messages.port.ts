import type { SmsTemplateId } from '@summit/content/messages';

export interface TextDecision {
  /** Why this text is sent, once. */
  key: string;
  template: SmsTemplateId;
  /** Registration of the person whose number it is. A person who is erased meanwhile gets no text, and no row keeps the number. */
  signupId: string;
  /** E.164. */
  recipient: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Texts of one UTC day, for everybody together. */
  dailyLimit: number;
}

/** What a try came to that did not bring the text to its end. `certain`: the gateway has surely not taken it. */
export interface FailedTry {
  certain: boolean;
}
export type TextEnd = 'sent' | 'refused' | 'unconfirmed';

/**
 * `send`: now, or once more because the last try did not end; it counts as given to the gateway. `under_way`: another one may have it on
 * its way at this moment. `unconfirmed`: it was given away twice, and nobody knows whether it went out. `done`: its end is known, or the
 * registration has the number no more. `number_had_it`: this number got a text of this kind in the last 20 hours. `over_budget`: the
 * texts of this day are used up.
 */
export type TextVerdict =
  | 'send'
  | 'send_last_of_day'
  | 'under_way'
  | 'unconfirmed'
  | 'done'
  | 'number_had_it'
  | 'over_budget';

/** Which text messages go out: each is counted before it is sent, over all processes. */
export interface TextMessages {
  decide(text: TextDecision): Promise<TextVerdict>;
  /** Also one that waits for its next try. */
  withhold(text: Omit<TextDecision, 'dailyLimit'>): Promise<void>;
  /** After `send`, where the text waits for its next try. */
  noteFailedTry(key: string, failed: FailedTry): Promise<void>;
  end(key: string, state: TextEnd): Promise<void>;
}

export const TEXT_MESSAGES = Symbol('TEXT_MESSAGES');
