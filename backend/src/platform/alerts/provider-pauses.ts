import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { OUTSIDE_PROVIDERS, type OutsideProvider } from '@summit/contracts';
import { ProviderCircuits } from '../circuits/provider-circuits.js';
import { Sql, statement } from '../database/sql.js';

const NOTE_EVERY_MS = 20_000;
/** Three times that: a process that has ended is forgotten. */
const FRESH_SECONDS = 60;

const NOTE = statement(
  'provider-pause-note',
  `insert into provider_pause (provider, seen_at) select unnest($1::text[]), now()
   on conflict (provider) do update set seen_at = excluded.seen_at`,
);
const PAUSED = statement(
  'provider-pauses',
  `select provider from provider_pause where seen_at > now() - make_interval(secs => ${FRESH_SECONDS}) order by provider`,
);

/** Each process learns for itself which providers do not answer (C8); here all of them say it to one. */
@Injectable()
export class ProviderPauses {
  constructor(
    private readonly circuits: ProviderCircuits,
    private readonly sql: Sql,
  ) {}

  @Interval(NOTE_EVERY_MS)
  async note(): Promise<void> {
    const states = this.circuits.states();
    const paused = OUTSIDE_PROVIDERS.filter((provider) => states[provider] === 'paused');
    // A database that is away is seen elsewhere, and the next look comes.
    if (paused.length > 0) await this.sql.query(NOTE, [paused]).catch(() => undefined);
  }

  /** Which do not answer some process. */
  async paused(): Promise<OutsideProvider[]> {
    return (await this.sql.query<{ provider: OutsideProvider }>(PAUSED)).map(({ provider }) => provider);
  }
}
