import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { LANDING_HEADLINE, type LandingHeadline } from '../../cms/cms.public.js';
import { isSamePlan, type Experiment, type Plan, type SeenPlan, type Variant } from '../domain/experiment.js';
import { decisionOf, looksOf } from '../domain/looks.js';
import { EXPERIMENT_FIGURES, type ExperimentFigures } from './experiment-figures.port.js';
import { EXPERIMENTS, type Experiments } from './experiments.port.js';
import { RunningHeadline } from './running-headline.js';

/** What operators do with the experiment of the landing page's headline. `by`: who, as they are known to the audit log. */
@Injectable()
export class RunExperimentUseCase {
  constructor(
    @Inject(EXPERIMENTS) private readonly experiments: Experiments,
    @Inject(EXPERIMENT_FIGURES) private readonly figures: Pick<ExperimentFigures, 'days'>,
    @Inject(LANDING_HEADLINE) private readonly headline: LandingHeadline,
    @Inject(RunningHeadline) private readonly running: Pick<RunningHeadline, 'forget'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers what was planned before. Throws `experiment_same_text`, `experiment_running`, `edit_conflict` where the draft is not what was seen. */
  async plan(plan: Plan, seen?: SeenPlan): Promise<{ before: Plan | null }> {
    await this.refusePublished(plan.variant);
    const saved = await this.experiments.saveDraft(plan, seen);
    if (saved === 'running') throw new AppError('experiment_running');
    if (saved === 'changed') throw new AppError('edit_conflict');
    return saved;
  }

  /**
   * From now on visitors see one of two headlines. Throws `experiment_same_text`, `experiment_changed`, `edit_conflict` where the draft
   * is not what was seen.
   */
  async start(id: string, by: string, seen?: Plan): Promise<Experiment> {
    const open = await this.experiments.open();
    if (open?.id !== id || open.status !== 'draft') throw new AppError('experiment_changed');
    const plan = seen ?? open;
    if (!isSamePlan(open, plan)) throw new AppError('edit_conflict');
    const control = await this.refusePublished(plan.variant);
    const started = await this.experiments.start(id, { control, by, at: this.clock.now(), seen: plan });
    if (!started) throw new AppError(await this.whyNotStarted(id));
    this.running.forget();
    return started;
  }

  /**
   * Ends it and publishes B where it wins; with A nothing is published. Whoever is second of two gets `experiment_changed`; a stop that is interrupted can be made again.
   * Throws `edit_conflict` where somebody publishes the page at the same moment.
   */
  async stop(id: string, winner: Variant, by: string): Promise<Experiment> {
    const stopped = await this.transactions.transaction(async (tx) => {
      const experiment = await this.experiments.lockRunning(tx, id);
      if (!experiment) throw new AppError('experiment_changed');
      const at = this.clock.now();
      const looks = looksOf(await this.figures.days(id), experiment.expectedVisitors);
      const outcome = { last: looks.at(-1) ?? null, decision: decisionOf(experiment, looks, at) };
      // A is the headline that was published at the start. It is still published, or somebody has published a newer one, which we keep.
      if (winner === 'B') await this.headline.publish(experiment.variant, by);
      await this.experiments.stop(tx, id, { winner, by, at, outcome });
      return experiment;
    });
    this.running.forget();
    return stopped;
  }

  private async whyNotStarted(id: string): Promise<'edit_conflict' | 'experiment_changed'> {
    const open = await this.experiments.open();
    return open?.id === id && open.status === 'draft' ? 'edit_conflict' : 'experiment_changed';
  }

  /** Answers what is published. */
  private async refusePublished(text: string): Promise<string> {
    const published = await this.headline.current();
    if (published === text) throw new AppError('experiment_same_text');
    return published;
  }
}
