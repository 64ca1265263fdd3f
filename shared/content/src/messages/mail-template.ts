/** What the recipient can expect of a message: only `transactional` ones go out without an unsubscribe link. */
export type MailType = 'transactional' | 'marketing' | 'notification';

/** Messages of one kind that have a switch of their own in an account: their way out turns that off, and nothing else. */
export const MAIL_TOPICS = ['affiliate-sales'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/**
 * Whether anybody can have a mail sent to an address by naming it on a page. `access`: one that leads into an account; `public`: any other.
 * Both have a daily limit for an address, each its own, so that a flood of one does not keep the other away.
 */
export type OnDemand = 'public' | 'access' | 'never';

export interface TemplateVariable<Name extends string = string> {
  name: Name;
  /** A realistic value, used by previews and specs. */
  example: string;
  description: string;
  /** True when line breaks of the value are kept; all other values are put on one line. */
  multiline?: true;
  /** True for the link that the mail exists for: no text goes out without it, nor with an address of its own beside it. */
  required?: true;
  /** True for what a stranger may have chosen: nothing in it can be read as an address. */
  greeting?: true;
}

/**
 * What an author (or an administrator in the CMS, A-195) writes. `body` is mail Markdown, see `parseMailBody`.
 * `reason` opens the footer: why the recipient gets this message; without one a sentence for the type stands there.
 */
export interface MailSource<
  Variables extends readonly TemplateVariable[] = readonly TemplateVariable[],
  Type extends MailType = MailType,
> {
  templateId: string;
  name: string;
  type: Type;
  onDemand: OnDemand;
  subject: string;
  body: string;
  reason?: string;
  /** A transactional mail that offers the way out all the same, because reminders follow it; the other types always do. */
  unsubscribable?: boolean;
  /** Makes it unsubscribable, by itself. */
  topic?: MailTopic | null;
  variables: Variables;
}

/** A message ready to be filled: `html` and `text` come from the same `body`, with `{{variable}}` placeholders. */
export interface MailTemplate<Name extends string = string> {
  templateId: string;
  name: string;
  type: MailType;
  onDemand: OnDemand;
  subject: string;
  body: string;
  /** Opens the footer: why the recipient gets this message. */
  reason: string;
  /** Whether it carries `unsubscribe_url`. */
  unsubscribable: boolean;
  /** What `unsubscribe_url` ends, where it is not everything that can be ended. */
  topic: MailTopic | null;
  html: string;
  text: string;
  variables: readonly TemplateVariable<Name>[];
}
