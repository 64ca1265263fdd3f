import type { Product, Provider } from '@summit/rules';
import { DAY_MS } from '@summit/rules';
import type { Clock } from '../../../../platform/clock/clock.js';
import { MIRRORED_PROVIDER, promoStatus, type PromoListing, type PromoRule } from '../domain/promo-code.js';
import type { PromoMirrorJob } from './promo-codes-tasks.js';
import {
  ALL_CODES,
  type CodeAtProvider,
  type PromoCodes,
  type PromoDisabling,
  type PromoFigures,
  type PromoPage,
} from './promo-codes.port.js';

type Row = PromoListing & { addedAt: number };

/** In memory, with the same answers as the repository. A buyer's use is noted by hand. */
export class InMemoryPromoCodes implements PromoCodes {
  readonly jobs: (PromoMirrorJob & { delayMs: number })[] = [];
  private rows: Row[] = [];

  constructor(private readonly clock: Clock) {}

  /** As `list`, at once. */
  get listings(): PromoListing[] {
    return this.rows.toSorted(inOrder).map(({ addedAt: _, ...listing }) => listing);
  }

  async list(product: Product | null, { limit, skip }: PromoPage = ALL_CODES): Promise<PromoListing[]> {
    return this.of(product).slice(skip, limit === null ? undefined : skip + limit);
  }

  async figures(product: Product | null): Promise<PromoFigures> {
    const listings = this.of(product);
    const statuses = listings.map((one) => promoStatus(one, this.clock.now()));
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return {
      total: listings.length,
      usable: statuses.filter((status) => status === 'active' || status === 'created').length,
      expired: statuses.filter((status) => status === 'expired').length,
      timesRedeemed: sum(listings.map(({ timesRedeemed }) => timesRedeemed)),
      used: listings.filter(({ timesRedeemed }) => timesRedeemed > 0).length,
      discountGivenCents: sum(listings.map(({ discountGivenCents }) => discountGivenCents)),
    };
  }

  async add(addition: { rule: PromoRule; providers: readonly Provider[]; mirrorDelayMs: number }): Promise<Provider[]> {
    const { rule, providers, mirrorDelayMs } = addition;
    const known = this.rows.filter(({ code }) => code === rule.code);
    const [first = { ...rule, addedAt: this.clock.now() }] = known;
    if (!isSameRule(first, rule)) return [];
    const added = providers.filter((provider) => !known.some((one) => one.provider === provider));
    for (const provider of added) {
      const state = provider === MIRRORED_PROVIDER ? 'created' : 'active';
      this.rows.push({ ...first, provider, state, timesRedeemed: 0, discountGivenCents: 0 });
      this.mirrorLater({ code: rule.code, provider }, mirrorDelayMs);
    }
    return added;
  }

  /** An order of this provider was paid with the code. */
  notePaidUse(code: string, provider: Provider, discountCents: number): void {
    const row = this.row(code, provider)!;
    row.timesRedeemed += 1;
    row.discountGivenCents += discountCents;
  }

  async withdraw(code: string, provider: Provider): Promise<void> {
    const row = this.row(code, provider);
    if (row && row.timesRedeemed > 0) row.state = 'inactive';
    else this.rows = this.rows.filter((one) => one !== row);
  }

  async find(code: string, provider: Provider): Promise<PromoListing | null> {
    return this.listings.find((one) => one.code === code && one.provider === provider) ?? null;
  }

  async confirm(code: string, provider: Provider): Promise<boolean> {
    const row = this.row(code, provider);
    if (!row || row.state === 'inactive') return false;
    row.state = 'active';
    return true;
  }

  async disable(code: string, provider: Provider): Promise<PromoDisabling> {
    const row = this.row(code, provider);
    if (!row) return 'unknown';
    const status = promoStatus(row, this.clock.now());
    if (status === 'inactive' || status === 'expired') return 'not_active';
    row.state = 'inactive';
    this.mirrorLater(row);
    return 'disabled';
  }

  async disableAll(): Promise<CodeAtProvider[]> {
    const disabled: CodeAtProvider[] = [];
    for (const { code, provider } of this.rows)
      if ((await this.disable(code, provider)) === 'disabled') disabled.push({ code, provider });
    return disabled;
  }

  async clearExpired(): Promise<CodeAtProvider[]> {
    const ends = ({ expiresAt }: PromoListing) => expiresAt !== null && expiresAt <= this.clock.now();
    const wasPaidWith = ({ code }: PromoListing) => this.rows.some((row) => row.code === code && row.timesRedeemed > 0);
    const cleared = this.rows.filter((row) => ends(row) && !wasPaidWith(row));
    this.rows = this.rows.filter((row) => !cleared.includes(row));
    for (const row of cleared) this.mirrorLater(row);
    return cleared.map(({ code, provider }) => ({ code, provider }));
  }

  private of(product: Product | null): PromoListing[] {
    return this.listings.filter((one) => product === null || one.product === product);
  }

  private row(code: string, provider: Provider): Row | undefined {
    return this.rows.find((one) => one.code === code && one.provider === provider);
  }

  private mirrorLater({ code, provider }: CodeAtProvider, delayMs = 0): void {
    if (provider === MIRRORED_PROVIDER) this.jobs.push({ code, delayMs });
  }
}

const inOrder = (one: Row, other: Row): number =>
  other.addedAt - one.addedAt || one.code.localeCompare(other.code) || other.provider.localeCompare(one.provider);

/** "30 days" asked for again a little later is the same end. */
function isSameRule(one: PromoRule, other: PromoRule): boolean {
  const terms = ({ product, withBump, coupon, maxUses, isTest }: PromoRule) =>
    JSON.stringify([product, withBump, coupon, maxUses, isTest]);
  if (terms(one) !== terms(other)) return false;
  if (one.expiresAt === null || other.expiresAt === null) return one.expiresAt === other.expiresAt;
  return Math.abs(one.expiresAt - other.expiresAt) < DAY_MS;
}
