import type { ShieldReason } from '@summit/contracts';

/** What the token of a form says of the press it came with. `not_asked`: the form has none, or work was done instead. */
export type TokenSign = 'fresh' | 'missing' | 'expired' | 'young' | 'used' | 'forged' | 'not_asked';

/** What is seen of one press of a form. */
export interface Signals {
  token: TokenSign;
  /** The call names a page of ours (`Origin`), as a browser's does; a program that follows the documents names none. */
  fromPage: boolean;
  /** The field that people do not see holds something. */
  trapFilled: boolean;
  /** The address belongs to a service for throwaway mail. */
  disposable: boolean;
  /** The client's address block has sent more than a block of people does. */
  crowded: boolean;
  /** Work was done for this press (`ProofsOfWork`). */
  proven: boolean;
}

/** `attack`: lately more suspicious presses came than an operator allows. */
export type Mode = 'calm' | 'attack';

export type Judgment =
  | { verdict: 'accept'; suspicious: boolean }
  | { verdict: 'ask'; reason: ShieldReason; suspicious: boolean }
  | { verdict: 'refuse'; reason: 'trap' | 'disposable' };

interface Weight {
  weight: number;
  reason: ShieldReason;
}

/** From here on work is asked for. Lighter signs happen to honest people: they count towards an attack only. */
const ASKED_FROM = 2;

const TOKENS: Record<TokenSign, Weight | null> = {
  fresh: null,
  not_asked: null,
  missing: { weight: 1, reason: 'no_token' },
  expired: { weight: 2, reason: 'old_token' },
  young: { weight: 2, reason: 'instant' },
  used: { weight: 2, reason: 'used_token' },
  forged: { weight: 2, reason: 'forged_token' },
};

/** A page of ours always has a token, and a token always comes from a page: half of it is a sign of its own. */
function pageSign({ token, fromPage }: Signals): Weight | null {
  if (token === 'not_asked') return null;
  if (token === 'missing') return fromPage ? { weight: 1, reason: 'no_token' } : null;
  return fromPage ? null : { weight: 1, reason: 'no_page' };
}

/**
 * What becomes of one press. Nobody is refused for a guess: what looks like a machine is asked for work that a browser does by itself.
 * Refused is only what a person can mend at once: a filled hidden field, an address that no mail reaches for long.
 */
export function judge(signals: Signals, mode: Mode): Judgment {
  if (signals.trapFilled) return { verdict: 'refuse', reason: 'trap' };
  if (signals.disposable) return { verdict: 'refuse', reason: 'disposable' };
  if (signals.proven) return { verdict: 'accept', suspicious: false };
  const signs = [
    TOKENS[signals.token],
    pageSign(signals),
    signals.crowded ? { weight: 2, reason: 'crowded' as const } : null,
  ].filter((sign): sign is Weight => sign !== null);
  const score = signs.reduce((sum, { weight }) => sum + weight, 0);
  const suspicious = score > 0;
  if (score >= ASKED_FROM) return { verdict: 'ask', reason: signs[0]!.reason, suspicious };
  return mode === 'attack' ? { verdict: 'ask', reason: 'attack', suspicious } : { verdict: 'accept', suspicious };
}
