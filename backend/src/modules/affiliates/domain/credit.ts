/** Why a referral earns or doesn't. Kept with the referral, so that every credit can be explained. */
export type CreditOutcome = 'credited' | 'unknown_code' | 'disabled' | 'self_referral';

export interface CreditCandidate {
  id: string;
  email: string;
  status: 'active' | 'disabled';
}

/** Judges a referred signup (F-123): unknown and disabled codes earn nothing, nor does an affiliate's own address. */
export function judgeCredit(affiliate: CreditCandidate | null, registrantEmail: string): CreditOutcome {
  if (!affiliate) return 'unknown_code';
  if (affiliate.status === 'disabled') return 'disabled';
  return affiliate.email.toLowerCase() === registrantEmail.toLowerCase() ? 'self_referral' : 'credited';
}
