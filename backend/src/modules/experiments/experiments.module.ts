import { Module, type OnModuleInit } from '@nestjs/common';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { CmsModule } from '../cms/cms.module.js';
import { ChooseHeadlineUseCase } from './application/choose-headline.use-case.js';
import { CountRegistrationHandler } from './application/count-registration.handler.js';
import { EXPERIMENT_FIGURES } from './application/experiment-figures.port.js';
import { EXPERIMENTS } from './application/experiments.port.js';
import { RunExperimentUseCase } from './application/run-experiment.use-case.js';
import { RunningHeadline } from './application/running-headline.js';
import { EXPERIMENT_VISITORS } from './experiments.public.js';
import { ExperimentCookie } from './http/experiment-cookie.js';
import { ExperimentsAdminController } from './http/experiments.admin-controller.js';
import { LandingHeadlineController } from './http/landing-headline.controller.js';
import { ExperimentsRepository } from './infra/experiments.repository.js';
import { ExperimentFiguresReadModel } from './read-models/experiment-figures.read-model.js';
import { WatchSplitJob } from './watch-split.job.js';

/** Experiments with the landing page's headline: who sees what, what came of it, and when it may be decided. */
@Module({
  imports: [CmsModule],
  controllers: [LandingHeadlineController, ExperimentsAdminController],
  providers: [
    ChooseHeadlineUseCase,
    CountRegistrationHandler,
    RunExperimentUseCase,
    RunningHeadline,
    ExperimentCookie,
    WatchSplitJob,
    { provide: EXPERIMENTS, useClass: ExperimentsRepository },
    { provide: EXPERIMENT_FIGURES, useClass: ExperimentFiguresReadModel },
    { provide: EXPERIMENT_VISITORS, useExisting: ExperimentCookie },
  ],
  exports: [EXPERIMENT_VISITORS],
})
export class ExperimentsModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly schedule: ProductSchedule,
    private readonly count: CountRegistrationHandler,
    private readonly split: WatchSplitJob,
  ) {}

  onModuleInit(): void {
    this.tasks.listen('signup.created', { name: 'count-for-experiment', needs: 'visit' }, (event) =>
      this.count.handle(event),
    );
    this.schedule.every({ job: 'experiment-split', seconds: 3_600 }, () => this.split.run());
  }
}
