import { Inject, Injectable } from '@nestjs/common';
import { BriefCache } from '../../../platform/cache/brief-cache.js';
import type { Experiment } from '../domain/experiment.js';
import { EXPERIMENTS, type Experiments } from './experiments.port.js';

/** Every landing page asks; a start or a stop shows within this time. */
const FRESH_MS = 2_000;

/** The experiment that runs, as thousands of visitors share one read of it. */
@Injectable()
export class RunningHeadline {
  private readonly kept = new BriefCache(() => this.read(), FRESH_MS);

  constructor(@Inject(EXPERIMENTS) private readonly experiments: Pick<Experiments, 'open'>) {}

  current(): Promise<Experiment | null> {
    return this.kept.value();
  }

  /** After a start or a stop. */
  forget(): void {
    this.kept.forget();
  }

  private async read(): Promise<Experiment | null> {
    const open = await this.experiments.open();
    return open?.status === 'running' ? open : null;
  }
}
