const SCHEME = /^https?:\/\//i;
/** White space and control characters hide in a link what it leads to. */
const HIDDEN = /[\s\u0000-\u001f\u007f]/;
const OWN_GIFT = /^\/api\/gifts\/[a-z0-9-]+$/;
const MAX_LENGTH = 500;

/** Whether a text is a complete http(s) address that can be put into a page as a link (M-062, S18). */
export function isWebLink(text: string): boolean {
  if (text.length > MAX_LENGTH || HIDDEN.test(text) || !SCHEME.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** Where a gift of a speaker may lie: anywhere on the web, or with us. */
export const isGiftLink = (text: string): boolean =>
  isWebLink(text) || (text.length <= MAX_LENGTH && OWN_GIFT.test(text));
