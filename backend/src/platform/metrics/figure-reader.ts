import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseFigures, FigureSet } from '../telemetry/database-figures.js';

/** A scrape is answered within this time, whatever the database does. */
const ANSWER_MS = 2_000;
const STATEMENT_MS = 1_000;
/** Several who ask share what was read. */
const FRESH_MS = 5_000;

/** Name of a metric and label of each row. */
export type Figures = { set: FigureSet; rows: Record<string, unknown>[] }[];

/**
 * Reads the figures on a connection of its own, so that an exhausted pool or a dead database can be seen rather than waited for. One
 * reading at a time.
 */
export class FigureReader {
  private reading: { at: number; figures: Promise<Figures | null>; ended: boolean } | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly figures: DatabaseFigures,
    private readonly productNow: () => number,
  ) {}

  /** Null where the database does not answer in time. */
  async read(): Promise<Figures | null> {
    const now = performance.now();
    if (!this.reading || (this.reading.ended && now - this.reading.at > FRESH_MS)) this.reading = this.begin(now);
    return Promise.race([this.reading.figures, pause(ANSWER_MS, null, { ref: false })]);
  }

  private begin(at: number) {
    const figures = this.readAll().catch(() => null);
    const reading = { at, figures, ended: false };
    void figures.then(() => (reading.ended = true));
    return reading;
  }

  private async readAll(): Promise<Figures> {
    const client = new Client({
      connectionString: this.databaseUrl,
      connectionTimeoutMillis: STATEMENT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: STATEMENT_MS,
      application_name: 'summit-metrics',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const all: Figures = [];
      for (const set of this.figures.sets) {
        const { rows } = await client.query<Record<string, unknown>>(
          set.read.text,
          set.byClock ? [this.productNow()] : [],
        );
        all.push({ set, rows });
      }
      return all;
    } finally {
      // A server that is frozen answers no farewell.
      void client.end().catch(() => undefined);
    }
  }
}
