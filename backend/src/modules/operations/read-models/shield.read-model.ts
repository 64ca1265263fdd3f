import { Inject, Injectable } from '@nestjs/common';
import type { ShieldedForm, ShieldFigure, ShieldResponse } from '@summit/contracts';
import { pacificDay } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';

const FIGURES = statement(
  'shield-figures',
  `select form, outcome, coalesce(sum(presses) filter (where day = $1::date), 0)::int as today, sum(presses)::int as week
   from form_verdict_day where day between $1::date - 6 and $1::date
   group by form, outcome order by week desc, form, outcome`,
);
const ATTACKS = statement(
  'shield-attacks',
  `select form, ends_at from form_attack where ends_at > ${at('$1')} order by form`,
);

/** What machines have tried at registration and sign-ins. */
@Injectable()
export class ShieldReadModel {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(): Promise<Pick<ShieldResponse, 'data' | 'attacks'>> {
    const now = this.clock.now();
    const [data, attacks] = await Promise.all([
      this.sql.query<ShieldFigure>(FIGURES, [pacificDay(now)]),
      this.sql.query<{ form: ShieldedForm; ends_at: Date }>(ATTACKS, [now]),
    ]);
    return { data, attacks: attacks.map(({ form, ends_at }) => ({ form, ends_at: ends_at.toISOString() })) };
  }
}
