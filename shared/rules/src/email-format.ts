/** text, `@`, text, `.`, text (F-077). Deliberately simple: the confirmation mail is the real proof of an address. */
const EMAIL_FORMAT = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Longest address that SMTP can carry (RFC 5321, 4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254;

export const isEmail = (value: string): boolean => value.length <= EMAIL_MAX_LENGTH && EMAIL_FORMAT.test(value);

/** Stored and compared form of an address: trimmed and lower-cased (F-243). */
export const normalizeEmail = (value: string): string => value.trim().toLowerCase();
