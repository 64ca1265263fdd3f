/** Words that people write where a secret is still to come. Only long ones: a random value may hold any short word. */
const PLACEHOLDER =
  /change.?me|replace.?me|place.?holder|your[-_ ]|example|dummy|password|secret|hunter2|letmein|qwerty|xxxxx|12345678/i;
/** Stripe's webhook secrets begin with it. */
const PREFIX = /^(whsec|sk|rk)_/;
const MIN_BITS = 90;

export const looksLikePlaceholder = (value: string): boolean => PLACEHOLDER.test(value.replace(PREFIX, ''));

/**
 * Whether a value that should be random is not: a placeholder, a repeated piece, a run like "abcdef", or too few different signs.
 * An upper bound of its entropy, so a random value never fails: 32 hexadecimal digits have about 115 bits here.
 */
export function isGuessable(value: string): boolean {
  return looksLikePlaceholder(value) || isRepeated(value) || isRun(value) || entropyBits(value) < MIN_BITS;
}

/** Addresses that nobody can own (RFC 2606, RFC 6761), or that mean this machine. */
export function isOnReservedDomain(value: string): boolean {
  const address = /<([^<>]+)>\s*$/.exec(value)?.[1] ?? value;
  const host = URL.canParse(address) ? new URL(address).hostname : address.slice(address.lastIndexOf('@') + 1);
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$|^127\.|^\[?::1\]?$/i.test(host.trim());
}

/** A piece of the value, two times or more. */
const isRepeated = (value: string): boolean => `${value}${value}`.indexOf(value, 1) <= value.length / 2;

/** Most signs follow their neighbor by the same step. */
function isRun(value: string): boolean {
  const steps = new Map<number, number>();
  for (let index = 1; index < value.length; index++) {
    const step = value.charCodeAt(index) - value.charCodeAt(index - 1);
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  return Math.max(0, ...steps.values()) > value.length / 2;
}

/** Shannon entropy of the signs, times their number. */
function entropyBits(value: string): number {
  const counts = new Map<string, number>();
  for (const sign of value) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / value.length);
  return -value.length * shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
