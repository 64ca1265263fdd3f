/** Specials of RFC 5322 that turn an address into a list, a group or a quoted text, and everything that nobody can see. */
const MAILBOX = /^[^\s@<>()[\]:;,"\\\p{C}\p{Z}]+$/u;
/** One part of a domain, in any script. */
const LABEL = /^[\p{L}\p{M}\p{N}-]+$/u;

/** Longest address that SMTP can carry (RFC 5321, 4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254;

/** What looks the same becomes the same (Unicode's NFKC): a full-width `＠` is an `@`. */
const unified = (value: string): string => value.normalize('NFKC');

/**
 * text, `@`, text, `.`, text (F-077), in characters that a mail server reads as one recipient. Deliberately simple beyond that: the
 * confirmation mail is the real proof of an address.
 */
export function isEmail(value: string): boolean {
  const address = unified(value);
  if (value.length > EMAIL_MAX_LENGTH || address.length > EMAIL_MAX_LENGTH) return false;
  const [mailbox = '', domain = '', ...more] = address.split('@');
  const labels = domain.split('.');
  return more.length === 0 && MAILBOX.test(mailbox) && labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** Stored and compared form of an address: trimmed, lower-cased (F-243), one form for what looks the same. */
export const normalizeEmail = (value: string): string => unified(value.trim()).toLowerCase();
