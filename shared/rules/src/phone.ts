/** E.164: plus, country code, at most 15 digits. The form that SMS gateways take. */
const E164 = /^\+[1-9]\d{6,14}$/;
const FORMATTING = /[\s().-]/g;

/**
 * A phone number as people write it, in E.164; null where it can't be one. A number without country code counts as North
 * American if it has ten digits, because the summit's zone is.
 */
export function normalizePhone(value: string): string | null {
  const compact = value.trim().replace(FORMATTING, '');
  const international = compact.startsWith('00') ? `+${compact.slice(2)}` : compact;
  if (E164.test(international)) return international;
  if (/^[2-9]\d{9}$/.test(international)) return `+1${international}`;
  return /^1[2-9]\d{9}$/.test(international) ? `+${international}` : null;
}
