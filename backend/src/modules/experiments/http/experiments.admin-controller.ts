import { Body, Controller, Inject, Param } from '@nestjs/common';
import {
  adminExperimentsEndpoint,
  adminSaveExperimentEndpoint,
  adminStartExperimentEndpoint,
  adminStopExperimentEndpoint,
  OUTCOME_TEXTS,
  type ExperimentsResponse,
  type MessageAnswer,
  type OpenExperiment,
} from '@summit/contracts';
import { HEADLINES } from '@summit/content';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { changeBetween, NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { ADMIN_DIRECTORY, type AdminDirectory } from '../../auth/auth.public.js';
import { LANDING_HEADLINE, type LandingHeadline } from '../../cms/cms.public.js';
import { EXPERIMENT_FIGURES, type ExperimentFigures } from '../application/experiment-figures.port.js';
import { EXPERIMENTS, type Experiments } from '../application/experiments.port.js';
import { RunExperimentUseCase } from '../application/run-experiment.use-case.js';
import type { Experiment } from '../domain/experiment.js';
import { decisionOf, looksOf } from '../domain/looks.js';
import { isUneven } from '../domain/sample-ratio.js';
import { ExperimentParamsDto, SaveExperimentDto, StartExperimentDto, StopExperimentDto } from './dto/experiment.dto.js';
import { planOf, presentExperiment, presentLook, presentPlan, type ShownWith } from './experiment.presenter.js';

const NO_OUTCOME = { last: null, decision: null };

@ApiTags('admin')
@Controller()
export class ExperimentsAdminController {
  constructor(
    private readonly run: RunExperimentUseCase,
    @Inject(EXPERIMENTS) private readonly experiments: Experiments,
    @Inject(EXPERIMENT_FIGURES) private readonly figures: ExperimentFigures,
    @Inject(LANDING_HEADLINE) private readonly headline: LandingHeadline,
    @Inject(ADMIN_DIRECTORY) private readonly admins: AdminDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Route(adminExperimentsEndpoint)
  async list(): Promise<ExperimentsResponse> {
    const [open, history, headline] = await Promise.all([
      this.experiments.open(),
      this.experiments.history(),
      this.headline.current(),
    ]);
    const all = open ? [open, ...history] : history;
    const addressOf = await this.admins.addressesOf(all.flatMap(({ startedBy, stoppedBy }) => [startedBy, stoppedBy]));
    const shown = { headline, addressOf };
    return {
      success: true,
      open: open && (await this.present(open, shown)),
      history: history.map((one) => presentExperiment(one, one.outcome ?? NO_OUTCOME, shown)),
      headline,
      suggestion: HEADLINES.B,
    };
  }

  @Route(adminSaveExperimentEndpoint)
  async save(@Body() body: SaveExperimentDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    const plan = planOf(body);
    const { before } = await this.run.plan(plan, body.seen && planOf(body.seen));
    note(changeBetween(before && presentPlan(before), presentPlan(plan)));
    return { success: true, message: OUTCOME_TEXTS.experimentSaved };
  }

  @Route(adminStartExperimentEndpoint)
  async start(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: ExperimentParamsDto,
    @Body() { seen }: StartExperimentDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const started = await this.run.start(id, admin.id, seen && planOf(seen));
    note({ before: null, after: { control: started.control, ...presentPlan(started) } });
    return { success: true, message: OUTCOME_TEXTS.experimentStarted };
  }

  @Route(adminStopExperimentEndpoint)
  async stop(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: ExperimentParamsDto,
    @Body() { winner }: StopExperimentDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    const { control, variant } = await this.run.stop(id, winner, admin.id);
    note({ before: { control, variant }, after: { winner, headline: await this.headline.current() } });
    return { success: true, message: OUTCOME_TEXTS.experimentStopped };
  }

  private async present(open: Experiment, shown: ShownWith): Promise<OpenExperiment> {
    const looks = looksOf(await this.figures.days(open.id), open.expectedVisitors);
    const last = looks.at(-1) ?? null;
    const decision = decisionOf(open, looks, this.clock.now());
    return {
      ...presentExperiment(open, { last, decision }, shown),
      looks: looks.map(presentLook),
      uneven: last !== null && isUneven(last.arms.A.visitors, last.arms.B.visitors),
      control_edited: open.control !== null && open.control !== shown.headline,
    };
  }
}
