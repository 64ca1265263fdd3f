import { Inject, Injectable } from '@nestjs/common';
import { OperatorAlerts } from '../../platform/alerts/operator-alerts.js';
import { EXPERIMENT_FIGURES, type ExperimentFigures } from './application/experiment-figures.port.js';
import { EXPERIMENTS, type Experiments } from './application/experiments.port.js';
import { isUneven } from './domain/sample-ratio.js';

/** Looks whether the visitors of a running experiment are split evenly. */
@Injectable()
export class WatchSplitJob {
  constructor(
    @Inject(EXPERIMENTS) private readonly experiments: Pick<Experiments, 'open'>,
    @Inject(EXPERIMENT_FIGURES) private readonly figures: Pick<ExperimentFigures, 'visitors'>,
    @Inject(OperatorAlerts) private readonly alerts: Pick<OperatorAlerts, 'stand'>,
  ) {}

  async run(): Promise<void> {
    const open = await this.experiments.open();
    const seen = open?.status === 'running' ? await this.figures.visitors(open.id) : { A: 0, B: 0 };
    const summary = `The headline experiment loses visitors: ${seen.A} saw A, ${seen.B} saw B. Don't trust its figures.`;
    await this.alerts.stand('experiment_split', isUneven(seen.A, seen.B) ? [{ subject: '', summary }] : []);
  }
}
