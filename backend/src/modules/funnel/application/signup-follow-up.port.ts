import type { MailTemplateId, SmsTemplateId } from '@summit/content/messages';

export interface FollowUpMail {
  key: string;
  template: MailTemplateId;
  recipient: string;
  values: Record<string, string>;
}

export interface ScheduledText {
  key: string;
  signupId: string;
  template: SmsTemplateId;
  values: Record<string, string>;
  /** Milliseconds from now. A span, because the queue's clock is the database's and the product's clock may be another. */
  delayMs: number;
}

/** What a registration sets off, kept exactly once however often the event arrives. */
export interface SignupFollowUp {
  queueMail(mail: FollowUpMail): Promise<void>;
  scheduleTexts(texts: ScheduledText[]): Promise<void>;
  isSubscribed(signupId: string): Promise<boolean>;
  recordSubscription(signupId: string): Promise<void>;
}

export const SIGNUP_FOLLOW_UP = Symbol('SIGNUP_FOLLOW_UP');
