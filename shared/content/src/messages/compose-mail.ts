import { parseMailBody, type MailInline } from './mail-body.js';
import { mailHtml } from './mail-layout.js';
import type { MailSource, MailTemplate, MailTopic, MailType, TemplateVariable } from './mail-template.js';
import { mailText } from './mail-text.js';

/** What the sender of a mail fills in for every template. */
export type FooterVariable = 'company_address' | 'unsubscribe_url';
/** What the sender of a mail fills in, whichever mail has it. */
export type SenderVariable = FooterVariable | 'orders_url';

const DEFAULT_REASON: Readonly<Record<MailType, string>> = {
  transactional: 'You get this message because it belongs to your registration, order or account.',
  notification: 'You get this message because you registered for the summit and asked to be kept informed.',
  marketing: 'You get this message because you agreed to hear about the summit by email.',
};

const WAY_OUT_TEXTS: Readonly<Record<MailTopic | 'everything', string>> = {
  everything: 'Unsubscribe from reminders and news',
  'affiliate-sales': 'No more messages about sales',
};

const COMPANY_ADDRESS: TemplateVariable<'company_address'> = {
  name: 'company_address',
  example: 'Growth & Scale Summit, 100 Example Street, Sample City, CA 90000, USA',
  description: 'Postal address of the company, on one line',
};

const UNSUBSCRIBE_URL: TemplateVariable<'unsubscribe_url'> = {
  name: 'unsubscribe_url',
  example: 'https://growthandscale.example/unsubscribe?token=4f1c9b',
  description: 'Page that ends everything but messages about registration, orders and account',
};

/**
 * Makes the sendable template from what an author wrote: lays the body out as HTML and as text, and adds the footer
 * with its variables (`company_address`, and `unsubscribe_url` where the mail is `unsubscribable`). Throws TemplateError for a body it cannot read.
 */
export function composeMail<const Variables extends readonly TemplateVariable[], Type extends MailType>(
  source: MailSource<Variables, Type>,
): MailTemplate<Variables[number]['name'] | FooterVariable> {
  const { templateId, name, type, onDemand, subject, body } = source;
  const blocks = parseMailBody(body);
  const reason = source.reason ?? DEFAULT_REASON[type];
  const topic = source.topic ?? null;
  const unsubscribable = type !== 'transactional' || source.unsubscribable === true || topic !== null;
  const footer = footerLines(reason, unsubscribable ? WAY_OUT_TEXTS[topic ?? 'everything'] : null);
  const footerVariables: TemplateVariable[] = unsubscribable ? [COMPANY_ADDRESS, UNSUBSCRIBE_URL] : [COMPANY_ADDRESS];
  const footerNames = new Set(footerVariables.map((variable) => variable.name));
  const own = source.variables.filter((variable) => !footerNames.has(variable.name));
  return {
    templateId,
    name,
    type,
    onDemand,
    subject,
    body: body.trim(),
    reason,
    unsubscribable,
    topic,
    html: mailHtml(subject, blocks, footer),
    text: mailText(blocks, footer),
    // The list is built from exactly these two sources; the type states what the filter keeps.
    variables: [...own, ...footerVariables] as TemplateVariable<Variables[number]['name'] | FooterVariable>[],
  };
}

function footerLines(reason: string, wayOut: string | null): MailInline[][] {
  const lines: MailInline[][] = [
    [{ kind: 'text', text: reason }],
    [
      {
        kind: 'text',
        text: 'Reply to this message to reach support: answers within 4 to 6 business hours, Monday to Friday, 9 to 5 EST.',
      },
    ],
    [{ kind: 'text', text: '{{company_address}}' }],
  ];
  if (wayOut !== null) {
    lines.push([{ kind: 'link', text: wayOut, url: '{{unsubscribe_url}}' }]);
  }
  return lines;
}
