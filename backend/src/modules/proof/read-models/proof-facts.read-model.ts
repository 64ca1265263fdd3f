import { Inject, Injectable } from '@nestjs/common';
import type { PlacesSold } from '@summit/content/proof';
import type { LandingPageContent, SummitKey } from '@summit/contracts';
import type { BonusKey } from '@summit/rules';
import { Sql, statement } from '../../../platform/database/sql.js';
import { oneOf } from '../../../platform/database/sql-text.js';
import { Settings } from '../../../platform/settings/settings.js';
import { BONUS_SIZES, type BonusSizes } from '../../funnel/funnel.public.js';
import { HELD_STATUSES, LIVE_ATTEMPT_STATES } from '../../payments/payments.public.js';

/** The edition whose recordings VIP has. */
const SOLD_EDITION: SummitKey = 'passive_income_summit_2024';
export type LimitedProduct = 'implementation' | 'dfy';

interface Counts {
  registered: number;
  recordings: number;
  prompts: number;
  gifts: number;
  landing: LandingPageContent | null;
}

const COUNTS = statement(
  'proof-counts',
  `select
     (select count(*)::int from signup) as registered,
     (select count(*)::int from summit_session where summit_key = $1) as recordings,
     (select count(*)::int from prompt) as prompts,
     (select count(*)::int from speaker_gift) as gifts,
     (select content from landing_page where key = 'landing') as landing`,
);
const HELD = oneOf('o.status', HELD_STATUSES);
const PLACES = statement(
  'proof-places',
  `select o.product, count(*) filter (where ${HELD})::int as held, count(paying.order_id)::int as paying
   from purchase_order o
   left join payment_attempt paying on paying.order_id = o.id and o.status = 'pending' and ${oneOf('paying.state', LIVE_ATTEMPT_STATES)}
   where o.product = any($1::text[]) and (${HELD} or o.status = 'pending')
   group by o.product`,
);

/** What the figures of the site are computed from, as it is now. */
export interface ProofFacts {
  registered: number;
  recordings: number;
  prompts: number;
  gifts: number;
  /** Of the landing page; none before it is imported. */
  speakers: number;
  quotes: number;
  stats: readonly { value: string; label: string }[];
  promptsADay: number;
  /** Bytes; null where the file was never written. */
  fileSizes: Record<BonusKey, number | null>;
  /** Null while the operator has set no limit. */
  places: Record<LimitedProduct, PlacesSold | null>;
}

/** Reads the tables of all modules, each figure by the same rows as whoever shows or enforces it. */
@Injectable()
export class ProofFactsReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly settings: Settings,
    @Inject(BONUS_SIZES) private readonly files: BonusSizes,
  ) {}

  async read(): Promise<ProofFacts> {
    const [[row], settings, fileSizes] = await Promise.all([
      this.sql.query<Counts>(COUNTS, [SOLD_EDITION]),
      this.settings.readAll([
        'prompts.daily_limit',
        'payments.enforce_spots.implementation',
        'payments.enforce_spots.dfy',
      ]),
      this.files.sizes(),
    ]);
    const { landing, ...counts } = row!;
    const limits = {
      implementation: settings['payments.enforce_spots.implementation'],
      dfy: settings['payments.enforce_spots.dfy'],
    };
    return {
      ...counts,
      speakers: landing?.speakers.length ?? 0,
      quotes: landing?.testimonials.length ?? 0,
      stats: landing?.stats ?? [],
      promptsADay: settings['prompts.daily_limit'],
      fileSizes,
      places: await this.placesOf(limits),
    };
  }

  private async placesOf(limits: Record<LimitedProduct, number | null>): Promise<ProofFacts['places']> {
    const limited = Object.entries(limits).flatMap(([product, limit]) => (limit === null ? [] : [product]));
    const rows =
      limited.length === 0
        ? []
        : await this.sql.query<{ product: LimitedProduct; held: number; paying: number }>(PLACES, [limited]);
    const placesOf = (product: LimitedProduct): PlacesSold | null => {
      const limit = limits[product];
      const sold = rows.find((one) => one.product === product);
      return limit === null ? null : { limit, held: sold?.held ?? 0, paying: sold?.paying ?? 0 };
    };
    return { implementation: placesOf('implementation'), dfy: placesOf('dfy') };
  }
}
