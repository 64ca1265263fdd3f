import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { reportWindow, type ReportWindow } from './report-window.js';

/** The first questions of every report: which days, and whether tests count. */
@Injectable()
export class ReportSettings {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'paymentsAreTest' | 'origins'>,
  ) {}

  window(days?: number): ReportWindow {
    return reportWindow(this.clock.now(), days);
  }

  /** Orders flagged as tests count only where all payments are tests, as in the demo (A-064, C-084). */
  get countsTests(): boolean {
    return this.config.paymentsAreTest;
  }

  /** Hosts of our own pages: moving between them is no source of traffic. */
  get ownHosts(): string[] {
    return Object.values(this.config.origins).map((origin) => new URL(origin).hostname.replace(/^www\./, ''));
  }
}
