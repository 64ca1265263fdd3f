/** Texts of the tab `cms` (admin.md 4, 5, 8). */
export const CMS_TEXTS = {
  tabs: 'Kinds of content',
  unknown: 'Unknown error',
  create: 'Create New',
  created: 'Create',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteBody: 'It can’t be brought back.',
  deleteBuiltIn: 'It can’t be brought back. What came with the product stays away, too.',
  deleteMail: 'The product then sends the built-in text again.',
  required: (label: string) => `${label} is required`,
  numberInvalid: 'Enter a whole number, 0 or more.',
  priceInvalid: 'Enter dollars, such as 37 or 37.50.',
  conflict: 'Somebody else saved this item while you were editing.',
  goneMeanwhile: 'This item was deleted while you were editing.',
  active: 'Active',
  inactive: 'Inactive',
} as const;

/** Beneath fields. */
export const HINTS = {
  id: 'Lowercase letters, digits and hyphens.',
  ownId: 'Lowercase letters, digits and hyphens. Left empty, it is made from the name.',
  faqId: 'Lowercase letters, digits and hyphens. Left empty, it is made from category and question.',
  figures: 'Amounts are written as {vip.early}; the price book fills them in.',
  legalText: 'Markdown. Amounts are written as {vip.early}; the price book fills them in.',
  features: 'One on each line.',
  variables: 'One name on each line, without braces.',
  mailText:
    'Blocks are separated by an empty line: # heading, - list, > note, [button](…). Variables are written as {{name}}.',
  fixedType: 'Fixed: it decides who gets the mail.',
} as const;

export const PRICING_TEXTS = {
  differs: 'Differs from the price book',
  charged: (dollars: string) => `The price book charges ${dollars}. This price is only shown.`,
} as const;

export const MAIL_TEXTS = {
  preview: 'Preview',
  previewNote: 'With example values, as it would go out. Links lead nowhere here.',
  previewOf: (email: string) => `With what we know of ${email}; the rest are example values. Links lead nowhere here.`,
  dataOf: 'Preview with the data of',
  dataOfExample: 'Email of a registrant or buyer',
  showData: 'Show',
  examples: 'Back to example values',
  dataFailed: 'We could not read the data of this person.',
  emailInvalid: 'Enter an email address, for example ops@company.com',
  asHtml: 'The mail as it looks',
  asText: 'Its plain-text part',
  unknown: (names: string) => `This mail has no variable ${names}. It can’t be saved like this.`,
  unsent: 'No mail of the product has this id, so nothing sends it.',
  unfilled: (names: string) => `Saved. Nobody fills ${names}.`,
  variables: 'Variables',
  test: 'Send me a test',
  testNote: 'Sends what is saved.',
  restore: 'Restore the default',
  restoreTitle: 'Restore the built-in text?',
  restoreBody: 'Subject and text as they came with the product replace what is saved.',
  sends: { this_text: 'Edited', built_in_text: 'Built-in', nothing: 'Not sent' },
} as const;

export const CHECK_TEXTS = {
  title: 'Content check',
  failed: 'We could not check the content.',
  none: 'The content agrees with the price book',
  noneReason: 'Figures, names and links of published pages, questions, mails and prices are checked.',
  again: 'Check again',
} as const;
