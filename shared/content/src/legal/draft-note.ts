/** Opens every bundled policy page until counsel has released the text. */
export const DRAFT_NOTE =
  'Draft for legal review: this text describes how the Growth & Scale Summit works today. It is not legal advice and must be reviewed by counsel before it is used.';
