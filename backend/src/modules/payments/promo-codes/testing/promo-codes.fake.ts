import type { Product } from '@summit/rules';
import { MIRRORED_PROVIDER, type PromoListing, type PromoRule } from '../domain/promo-code.js';
import type { Provider } from '../../domain/provider-fact.js';
import type { PromoMirrorJob } from '../application/promo-codes-tasks.js';
import type { CodeAtProvider, PromoCodes, PromoDisabling } from '../application/promo-codes.port.js';

/** In memory. Nobody buys anything here, so every code counts as unused. */
export class InMemoryPromoCodes implements PromoCodes {
  listings: PromoListing[] = [];
  readonly jobs: (PromoMirrorJob & { delayMs: number })[] = [];
  now = 0;

  async list(product: Product | null): Promise<PromoListing[]> {
    return this.listings.filter((one) => product === null || one.product === product);
  }

  async add({
    rule,
    providers,
    mirrorDelayMs,
  }: {
    rule: PromoRule;
    providers: readonly Provider[];
    mirrorDelayMs: number;
  }): Promise<Provider[]> {
    const known = this.listings.filter(({ code }) => code === rule.code);
    const sameRule = known.every((one) => JSON.stringify(ruleOf(one)) === JSON.stringify(rule));
    const added = sameRule ? providers.filter((provider) => !known.some((one) => one.provider === provider)) : [];
    for (const provider of added) {
      const state = provider === MIRRORED_PROVIDER ? 'created' : 'active';
      this.listings.push({ ...rule, provider, state, timesRedeemed: 0, discountGivenCents: 0 });
      if (provider === MIRRORED_PROVIDER) this.jobs.push({ code: rule.code, delayMs: mirrorDelayMs });
    }
    return added;
  }

  async withdraw(code: string, provider: Provider): Promise<void> {
    this.listings = this.listings.filter((one) => one.code !== code || one.provider !== provider);
  }

  async find(code: string, provider: Provider): Promise<PromoListing | null> {
    return this.listings.find((one) => one.code === code && one.provider === provider) ?? null;
  }

  async confirm(code: string, provider: Provider): Promise<boolean> {
    const found = await this.find(code, provider);
    if (found?.state !== 'created') return found?.state === 'active';
    found.state = 'active';
    return true;
  }

  async disable(code: string, provider: Provider): Promise<PromoDisabling> {
    const found = await this.find(code, provider);
    if (!found) return 'unknown';
    if (found.state === 'inactive' || this.hasEnded(found)) return 'not_active';
    found.state = 'inactive';
    if (provider === MIRRORED_PROVIDER) this.jobs.push({ code, delayMs: 0 });
    return 'disabled';
  }

  async disableAll(): Promise<CodeAtProvider[]> {
    const disabled: CodeAtProvider[] = [];
    for (const { code, provider } of this.listings)
      if ((await this.disable(code, provider)) === 'disabled') disabled.push({ code, provider });
    return disabled;
  }

  async clearExpired(): Promise<CodeAtProvider[]> {
    const ended = this.listings.filter((listing) => this.hasEnded(listing));
    for (const { code, provider } of ended) await this.withdraw(code, provider);
    return ended.map(({ code, provider }) => ({ code, provider }));
  }

  private hasEnded({ expiresAt }: PromoListing): boolean {
    return expiresAt !== null && expiresAt <= this.now;
  }
}

const ruleOf = ({ code, product, withBump, coupon, maxUses, expiresAt, isTest }: PromoRule): PromoRule => ({
  code,
  product,
  withBump,
  coupon,
  maxUses,
  expiresAt,
  isTest,
});
