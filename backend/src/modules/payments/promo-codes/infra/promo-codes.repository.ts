import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Product, Provider } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { Sql, type SqlExecutor } from '../../../../platform/database/sql.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import {
  ALL_CODES,
  type CodeAtProvider,
  type PromoCodes,
  type PromoDisabling,
  type PromoFigures,
  type PromoPage,
} from '../application/promo-codes.port.js';
import { MIRROR_PROMO_CODE_TASK, type PromoMirrorJob } from '../application/promo-codes-tasks.js';
import {
  discountToStore,
  MIRRORED_PROVIDER,
  storedCoupon,
  type PromoListing,
  type PromoProviderState,
  type PromoRule,
} from '../domain/promo-code.js';
import {
  ADD_CODE,
  ADD_PROVIDER,
  CLEAR_EXPIRED,
  CONFIRM,
  DISABLE,
  DISABLE_ALL,
  DISABLE_USED,
  DROP_WITHOUT_PROVIDER,
  FIGURES,
  FIND_RULE,
  FORGET_RELEASED,
  LIST,
  SAME_RULE,
  WITHDRAW,
  type ListRow,
} from './promo-codes.statements.js';

@Injectable()
export class PromoCodesRepository implements PromoCodes {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(product: Product | null, { limit, skip }: PromoPage = ALL_CODES): Promise<PromoListing[]> {
    return (await this.sql.query<ListRow>(LIST, [product, limit, skip])).map(toListing);
  }

  async figures(product: Product | null): Promise<PromoFigures> {
    const [figures] = await this.sql.query<PromoFigures>(FIGURES, [product, this.clock.now()]);
    return figures!;
  }

  add({
    rule,
    providers,
    mirrorDelayMs,
  }: {
    rule: PromoRule;
    providers: readonly Provider[];
    mirrorDelayMs: number;
  }): Promise<Provider[]> {
    return this.sql.transaction(async (tx) => {
      const id = await this.addRule(tx, rule);
      if (id === null) return [];
      const added: Provider[] = [];
      for (const provider of providers) {
        const state: PromoProviderState = provider === MIRRORED_PROVIDER ? 'created' : 'active';
        const rows = await tx.query(ADD_PROVIDER, [id, provider, state]);
        if (rows.length > 0) added.push(provider);
      }
      await this.mirrorLater(
        tx,
        added.map((provider) => ({ code: rule.code, provider })),
        mirrorDelayMs,
      );
      return added;
    });
  }

  async withdraw(code: string, provider: Provider): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await tx.query(WITHDRAW, [code, provider]);
      await tx.query(DISABLE_USED, [code, provider]);
      await tx.query(DROP_WITHOUT_PROVIDER, [code]);
    });
  }

  async find(code: string, provider: Provider): Promise<PromoListing | null> {
    const [row] = await this.sql.query<ListRow>(FIND_RULE, [code, provider]);
    return row ? toListing(row) : null;
  }

  async confirm(code: string, provider: Provider): Promise<boolean> {
    return (await this.sql.query(CONFIRM, [code, provider])).length > 0;
  }

  disable(code: string, provider: Provider): Promise<PromoDisabling> {
    return this.sql.transaction(async (tx) => {
      const [row] = await tx.query<{ usable: boolean }>(DISABLE, [code, provider, this.clock.now()]);
      if (!row) return 'unknown';
      if (!row.usable) return 'not_active';
      await this.mirrorLater(tx, [{ code, provider }]);
      return 'disabled';
    });
  }

  disableAll(): Promise<CodeAtProvider[]> {
    return this.sql.transaction(async (tx) => {
      const disabled = await tx.query<CodeAtProvider>(DISABLE_ALL, [this.clock.now()]);
      await this.mirrorLater(tx, disabled);
      return disabled;
    });
  }

  clearExpired(): Promise<CodeAtProvider[]> {
    return this.sql.transaction(async (tx) => {
      const now = this.clock.now();
      await tx.query(FORGET_RELEASED, [now]);
      const deleted = await tx.query<CodeAtProvider>(CLEAR_EXPIRED, [now]);
      await this.mirrorLater(tx, deleted);
      return deleted;
    });
  }

  /** Id of the code, new or with the same rule; null when the code stands for something else. */
  private async addRule(tx: SqlExecutor, { code, product, withBump, coupon, maxUses, expiresAt, isTest }: PromoRule) {
    const { discount_type, discount_value } = discountToStore(coupon);
    const terms = [code, product, withBump, discount_type, discount_value, maxUses, expiresAt, isTest];
    const [added] = await tx.query<{ id: string }>(ADD_CODE, [...terms, randomUUID(), this.clock.now()]);
    const [found] = added ? [added] : await tx.query<{ id: string }>(SAME_RULE, terms);
    return found?.id ?? null;
  }

  /** Hundreds at once, and a code holds here without its copy: nobody who has paid is to wait for them. */
  private async mirrorLater(tx: SqlExecutor, touched: CodeAtProvider[], delayMs = 0): Promise<void> {
    for (const { code, provider } of touched) {
      if (provider !== MIRRORED_PROVIDER) continue;
      const job: PromoMirrorJob = { code };
      await this.outbox.addJob(tx, { task: MIRROR_PROMO_CODE_TASK, payload: job, delayMs, bulk: true });
    }
  }
}

const toListing = (row: ListRow): PromoListing => ({
  code: row.code,
  product: row.product,
  withBump: row.with_bump,
  coupon: storedCoupon(row),
  maxUses: row.max_uses,
  expiresAt: row.expires_at?.getTime() ?? null,
  isTest: row.is_test,
  provider: row.provider,
  state: row.status,
  timesRedeemed: row.redeemed_count,
  discountGivenCents: Number(row.discount_cents),
});
