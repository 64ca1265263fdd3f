/** Why a person looks at a commission before it is paid out. */
export const SUSPICIONS = ['self_referral', 'click_burst', 'shared_card', 'refund_rate'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** What is known about an order that counts for an affiliate. */
export interface SuspicionFacts {
  buyerEmail: string;
  /** Those that the affiliate had before are among them. */
  affiliateEmails: readonly string[];
  /** The affiliate has bought with this browser under one of them. */
  ownBrowser: boolean;
  /** The affiliate has paid with a card of this brand and number's end under one of them. */
  ownCard: boolean;
  /** Clicks and registrations that the code brought in the hour before the order. */
  clicksInHour: number;
  signupsInHour: number;
  /** Addresses that bought through the affiliate with this brand and number's end, this one among them. */
  addressesOnCard: number;
  /** Orders that count for the affiliate in the 90 days before now, and those of them of which money went back. */
  recentOrders: number;
  refundedOrders: number;
}

/** Set by an operator: `affiliates.review_*`. */
export interface SuspicionLimits {
  clicksPerHour: number;
  addressesPerCard: number;
  refundPercent: number;
}

/** Below so many orders a share of them says nothing. */
const ORDERS_FOR_A_RATE = 5;
/** Of so many real visitors at least one registers: a mailing to many people is no burst. */
const CLICKS_PER_SIGNUP = 100;
/** Hosts that ignore dots in front of the @. */
const DOTLESS_HOSTS = new Set(['gmail.com', 'googlemail.com']);

/** What makes a commission wait for a person; empty for the ordinary one. Nothing is ever dropped for it. */
export function suspicionsOf(facts: SuspicionFacts, limits: SuspicionLimits): Suspicion[] {
  const holds: Record<Suspicion, boolean> = {
    self_referral:
      facts.ownBrowser ||
      facts.ownCard ||
      facts.affiliateEmails.some((email) => mailboxOf(email) === mailboxOf(facts.buyerEmail)),
    click_burst:
      facts.clicksInHour >= limits.clicksPerHour && facts.signupsInHour * CLICKS_PER_SIGNUP < facts.clicksInHour,
    shared_card: facts.addressesOnCard >= limits.addressesPerCard,
    refund_rate:
      facts.recentOrders >= ORDERS_FOR_A_RATE && facts.refundedOrders * 100 > facts.recentOrders * limits.refundPercent,
  };
  return SUSPICIONS.filter((one) => holds[one]);
}

/** Where mail for an address arrives: `Ama.Ra+vip@gmail.com` and `amara@gmail.com` are one mailbox. */
function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const end = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, end).split('+');
  const host = address.slice(end + 1);
  return DOTLESS_HOSTS.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
