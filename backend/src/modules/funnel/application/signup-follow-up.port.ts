import type { MailTemplateId } from '@summit/content/messages';

export interface FollowUpMail {
  key: string;
  template: MailTemplateId;
  recipient: string;
  values: Record<string, string>;
}

/** What a registration sets off, kept exactly once however often the event arrives. */
export interface SignupFollowUp {
  queueMail(mail: FollowUpMail): Promise<void>;
  /** For a job, which may wait for the mail server: sends the mail at once; where that fails, it is left to the queue. */
  mailNow(mail: FollowUpMail): Promise<void>;
  isSubscribed(signupId: string): Promise<boolean>;
  /** Answers whether the registration still has the address that was subscribed: its person may have been erased meanwhile. */
  recordSubscription(subscription: { signupId: string; email: string }): Promise<boolean>;
}

export const SIGNUP_FOLLOW_UP = Symbol('SIGNUP_FOLLOW_UP');
