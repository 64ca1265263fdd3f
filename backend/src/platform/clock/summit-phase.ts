import { Inject, Injectable } from '@nestjs/common';
import { SUMMIT_PHASES, summitPhase, type SummitPhase } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Sql, statement } from '../database/sql.js';
import { CLOCK, type Clock } from './clock.js';

const CHOSEN = statement('summit-phase-chosen', `select value from setting where key = 'summit.phase'`);

/** The phase of the edition as visitors see it: what the operator has chosen, or else what the calendar says (C-042). */
@Injectable()
export class CurrentPhase {
  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async read(): Promise<SummitPhase> {
    const [row] = await this.sql.query<{ value: unknown }>(CHOSEN);
    const chosen = SUMMIT_PHASES.find((one) => one === row?.value) ?? this.config.summitPhase;
    return summitPhase(this.clock.now(), chosen);
  }
}
