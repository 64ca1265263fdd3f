// /.well-known/security.txt: where people who have found a hole write to (RFC 9116). The same on all three hosts.
import { DEFAULT_SUPPORT_EMAIL } from '@summit/contracts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
/** A promise that nobody has renewed for that long counts for nothing: less than the year that the RFC allows. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * When the file ends: `SECURITY_TXT_EXPIRES` (ISO 8601), or 180 days after the build. A text that is no date, or a date gone by, is refused.
 * @param {string | undefined} setting
 * @param {number} now ms
 */
export function securityExpiry(setting, now) {
  if (!setting) return new Date(now + VALID_DAYS * DAY_MS);
  const expires = new Date(setting);
  if (!(expires.getTime() > now)) throw new Error(`SECURITY_TXT_EXPIRES must be a date to come, not "${setting}"`);
  return expires;
}

/**
 * Lines of the file for one host.
 * @param {{ origin: string, expires: Date, contact?: string | undefined }} of `contact`: an e-mail address, SUPPORT_EMAIL
 */
export const securityTxt = ({ origin, expires, contact }) => [
  `Contact: mailto:${contact || DEFAULT_SUPPORT_EMAIL}`,
  `Expires: ${expires.toISOString().replace(/\.\d{3}Z$/, 'Z')}`,
  'Preferred-Languages: en',
  `Canonical: ${origin}${SECURITY_TXT_PATH}`,
];
