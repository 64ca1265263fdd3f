export interface SmsVariable<Name extends string = string> {
  name: Name;
  /** A realistic value, used by previews and specs. */
  example: string;
  description: string;
  /** True for words that may be cut at the end so that the message fits one part. */
  shorten?: true;
}

/** A text message with `{{variable}}` placeholders. It ends with the way out: "Reply STOP to opt out". */
export interface SmsTemplate<Name extends string = string> {
  templateId: string;
  name: string;
  text: string;
  variables: readonly SmsVariable<Name>[];
}

/** Keeps the variable names of a template known to the compiler. */
export function defineSms<const Variables extends readonly SmsVariable[]>(
  template: Omit<SmsTemplate, 'variables'> & { variables: Variables },
): SmsTemplate<Variables[number]['name']> {
  return template;
}
