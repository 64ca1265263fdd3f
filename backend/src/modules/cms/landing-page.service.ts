import { Inject, Injectable } from '@nestjs/common';
import type { LandingPageContent, LandingPageResponse, LandingPageStateResponse } from '@summit/contracts';
import { SUMMIT_PHASES, summitPhase, type SummitPhase } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { Sql, statement } from '../../platform/database/sql.js';
import { AppError } from '../../platform/errors/app-error.js';

const READ = statement(
  'landing-page-read',
  `select page.content, page.version,
     (select value from setting where key = 'summit.phase') as phase,
     (select value from setting where key = 'landing.headline_experiment') as experiment
   from landing_page page where page.key = 'landing'`,
);
/** Thousands of visitors share one read; an edit shows within this time. */
const FRESH_MS = 2_000;

interface StoredPage {
  content: LandingPageContent;
  version: string;
  phase: SummitPhase | null;
  experiment: boolean | null;
}

/** The published landing page block with what decides how it reads: phase and headline experiment (C-042, C-080). */
@Injectable()
export class LandingPageService {
  private cached: { at: number; page: Promise<StoredPage> } | undefined;

  constructor(
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async page(): Promise<LandingPageResponse> {
    const stored = await this.stored();
    return { ...this.stateOf(stored), content: stored.content };
  }

  async state(): Promise<LandingPageStateResponse> {
    return this.stateOf(await this.stored());
  }

  private stateOf({ version, phase, experiment }: StoredPage): LandingPageStateResponse {
    const now = this.clock.now();
    const chosen = SUMMIT_PHASES.find((one) => one === phase) ?? this.config.summitPhase;
    return {
      success: true,
      version,
      phase: summitPhase(now, chosen),
      headline_experiment: experiment === true,
      server_time: new Date(now).toISOString(),
    };
  }

  private stored(): Promise<StoredPage> {
    const now = Date.now();
    if (this.cached && now - this.cached.at < FRESH_MS) return this.cached.page;
    const entry = { at: now, page: this.read() };
    this.cached = entry;
    entry.page.catch(() => {
      if (this.cached === entry) this.cached = undefined;
    });
    return entry.page;
  }

  private async read(): Promise<StoredPage> {
    const [page] = await this.sql.query<StoredPage>(READ);
    if (!page) throw new AppError('not_found');
    return page;
  }
}
