import { isReferralFresh } from '@summit/rules';
import { judgeCredit, type CreditCandidate, type CreditOutcome } from './credit.js';

export type AttributionOutcome = CreditOutcome | 'no_code' | 'too_old' | 'test_order';

/** Which affiliate an order counts for, and why it does or doesn't. */
export interface Attribution {
  /** Null when nobody named one. */
  code: string | null;
  /** Null unless the outcome is `credited`. */
  affiliateId: string | null;
  /** Where the code came from. */
  source: 'order' | 'signup' | 'click' | 'none';
  outcome: AttributionOutcome;
}

/** A referral code with the affiliate that owns it, if any. */
export interface NamedAffiliate {
  code: string;
  affiliate: CreditCandidate | null;
}

export interface Purchase {
  buyerEmail: string;
  /** ms */
  at: number;
  /** A test order among real ones (C-084): nobody earns by it. */
  isTest: boolean;
  /** The code that came with the order: the last click of the buyer's browser. */
  order: NamedAffiliate | null;
  /** The code of the buyer's registration, with its time in ms. */
  signup: (NamedAffiliate & { registeredAt: number }) | null;
  /** The code of the last click that the server knows of the buyer's browser in the 45 days before. */
  click: NamedAffiliate | null;
}

const nobody = (outcome: AttributionOutcome): Attribution => ({
  code: null,
  affiliateId: null,
  source: 'none',
  outcome,
});

/**
 * The order's own code counts if it names an active affiliate, else the registration's when that is at most 45 days old, else the
 * browser's last click (C-058..061, F-124). Whoever buys through an own link earns nothing, and nobody else does either.
 */
export function attribute({ buyerEmail, at, isTest, order, signup, click }: Purchase): Attribution {
  if (isTest) return nobody('test_order');
  const byOrder = order && judge(order, 'order', buyerEmail);
  if (byOrder?.outcome === 'credited' || byOrder?.outcome === 'self_referral') return byOrder;
  const bySignup = signup && judgeSignup(signup, { buyerEmail, at });
  if (bySignup?.outcome === 'credited' || bySignup?.outcome === 'self_referral') return bySignup;
  const byClick = click && judge(click, 'click', buyerEmail);
  if (byClick?.outcome === 'credited' || byClick?.outcome === 'self_referral') return byClick;
  return byOrder ?? bySignup ?? byClick ?? nobody('no_code');
}

function judgeSignup(
  signup: NamedAffiliate & { registeredAt: number },
  { buyerEmail, at }: { buyerEmail: string; at: number },
): Attribution {
  if (isReferralFresh(signup.registeredAt, at)) return judge(signup, 'signup', buyerEmail);
  return { code: signup.code, affiliateId: null, source: 'signup', outcome: 'too_old' };
}

function judge(
  { code, affiliate }: NamedAffiliate,
  source: Exclude<Attribution['source'], 'none'>,
  email: string,
): Attribution {
  const outcome = judgeCredit(affiliate, email);
  return { code, affiliateId: outcome === 'credited' ? affiliate!.id : null, source, outcome };
}
