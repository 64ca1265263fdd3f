import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, isReferralCode, normalizeReferralCode, REFERRAL_WINDOW_DAYS } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { REGISTRANT_READER, type RegistrantReader } from '../../funnel/funnel.public.js';
import {
  atAnyTime,
  addressOf,
  ORDER_HISTORY,
  type OrderHistoryReader,
  type OrderView,
} from '../../payments/payments.public.js';
import { attribute, type Attribution, type NamedAffiliate } from '../domain/attribution.js';
import { verdictOf, type Claim, type ClaimVerdict } from '../domain/claim.js';
import { REFERRALS, type CodeVisits, type Referrals } from './referrals.port.js';

/** Whom an order counts for, and what became of every code that was known of its buyer. */
export interface DecidedAttribution {
  attribution: Attribution;
  claims: (Claim & { verdict: ClaimVerdict })[];
  /** Of the code that decided, in the 45 days before the order. */
  visits: CodeVisits;
}

/** Decides which affiliate an order counts for (C-058..061, F-123, F-124). */
@Injectable()
export class DecideAttribution {
  constructor(
    @Inject(REFERRALS) private readonly referrals: Referrals,
    @Inject(ORDER_HISTORY) private readonly orders: OrderHistoryReader,
    @Inject(REGISTRANT_READER) private readonly registrants: RegistrantReader,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Throws while a paid order has no address. */
  async of(order: OrderView): Promise<DecidedAttribution> {
    const buyerEmail = addressOf(order);
    const [ofOrder, signup, clicks, purchases] = [
      await this.claim('order', { code: order.affiliateCode, at: order.createdAt }),
      await this.signupOf(buyerEmail),
      await this.clicksOf(order),
      await this.purchasesOf(order, buyerEmail),
    ];
    const attribution = attribute({
      buyerEmail,
      at: order.createdAt,
      isTest: order.isTest && !this.config.paymentsAreTest,
      order: ofOrder,
      signup: signup && { ...signup, registeredAt: signup.at },
      click: clicks[0] ?? null,
    });
    const known = [signup, ...clicks, ofOrder].filter((claim) => claim !== null);
    const claims = [...known, ...purchases.filter(({ code }) => !known.some((claim) => claim.code === code))];
    return {
      attribution,
      visits: await this.visitsOf(attribution.code, order.createdAt),
      claims: claims.map((claim) => ({
        ...claim,
        verdict: verdictOf(claim, attribution, { buyerEmail, at: order.createdAt }),
      })),
    };
  }

  private async visitsOf(code: string | null, until: number): Promise<CodeVisits> {
    if (code === null) return { total: 0, lastAt: null };
    return this.referrals.visitsOf({ code, after: until - REFERRAL_WINDOW_DAYS * DAY_MS, until });
  }

  private async signupOf(email: string): Promise<Claim | null> {
    const registrant = await this.registrants.byEmail(email);
    if (!registrant) return null;
    const code = (await this.referrals.codeOfSignup(registrant.id)) ?? registrant.referralCode;
    return this.claim('signup', { code, at: registrant.createdAt });
  }

  /** A one-click order carries no code: what counts is the last one that its browser came or bought with (F-124). Newest first. */
  private async clicksOf({ buyerId, createdAt }: OrderView): Promise<Claim[]> {
    if (buyerId === null) return [];
    const span = { buyerId, after: createdAt - REFERRAL_WINDOW_DAYS * DAY_MS, until: createdAt };
    const clicked = await this.referrals.clicksOf(span);
    // Before this order, which carries its own.
    const carried = await this.orders.lastCodeOf({ ...span, until: createdAt - 1 });
    return this.claims('click', carried ? [...clicked, carried] : clicked);
  }

  /** Other purchases of the address that came with a code. Newest first. */
  private async purchasesOf({ id, createdAt }: OrderView, email: string): Promise<Claim[]> {
    const earlier = (await this.orders.ofBuyer([atAnyTime(email)]))
      .map(({ order }) => order)
      .filter((other) => other.id !== id && other.createdAt <= createdAt);
    return this.claims(
      'purchase',
      earlier.map(({ affiliateCode: code, createdAt: at }) => ({ code, at })),
    );
  }

  /** The newest of each code, newest first. */
  private async claims(source: Claim['source'], given: readonly { code: string | null; at: number }[]) {
    const claims = new Map<string, Claim>();
    for (const one of [...given].sort((former, latter) => latter.at - former.at)) {
      const claim = await this.claim(source, one);
      if (claim && !claims.has(claim.code)) claims.set(claim.code, claim);
    }
    return [...claims.values()];
  }

  private async claim(
    source: Claim['source'],
    { code: given, at }: { code: string | null; at: number },
  ): Promise<Claim | null> {
    const named = await this.named(given);
    return named && { ...named, source, at };
  }

  private async named(given: string | null): Promise<NamedAffiliate | null> {
    const code = given === null ? '' : normalizeReferralCode(given);
    return isReferralCode(code) ? { code, affiliate: await this.referrals.affiliateByCode(code) } : null;
  }
}
