import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  LandingPageContent,
  LandingPageResponse,
  LandingPageStateResponse,
  ShownLandingContent,
} from '@summit/contracts';
import { fingerprint, summitPhase, type SummitPhase } from '@summit/rules';
import { Repository } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { BriefCache } from '../../platform/cache/brief-cache.js';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { FACES, type Face, type Faces } from '../faces/faces.public.js';
import { LandingPage } from './entities/landing-page.entity.js';
import { FaqsService } from './faqs.service.js';
import { RunningExperimentReadModel } from './read-models/running-experiment.read-model.js';

/** Thousands of visitors share one read; an edit shows within this time. */
const FRESH_MS = 2_000;

/** What answers are made of: another object whenever it was read anew. */
export interface StoredPage {
  content: ShownLandingContent;
  version: string;
  phase: SummitPhase | null;
  experiment: boolean;
  proofPage: boolean;
}

/** The published landing page block with what decides how it reads: phase and headline experiment (C-042, C-080). */
@Injectable()
export class LandingPageService {
  private readonly stored = new BriefCache(() => this.read(), FRESH_MS);
  private last: StoredPage | undefined;

  constructor(
    @InjectRepository(LandingPage) private readonly pages: Repository<LandingPage>,
    private readonly faqs: FaqsService,
    private readonly settings: Settings,
    private readonly experiments: RunningExperimentReadModel,
    @Inject(FACES) private readonly faces: Faces,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  current(): Promise<StoredPage> {
    return this.stored.value();
  }

  /** Whether `current` would answer this one, without a wait. */
  isCurrent(stored: StoredPage): boolean {
    return this.last === stored && this.stored.isFresh();
  }

  /** The page as it is with other content, for a preview. */
  async with(content: LandingPageContent, version: string): Promise<LandingPageResponse> {
    const [stored, faces] = await Promise.all([this.stored.value(), this.facesIn(content)]);
    return { ...this.stateOf({ ...stored, version }, this.clock.now()), content: withFaces(content, faces) };
  }

  /** After a save; other processes see it within two seconds. */
  forget(): void {
    this.stored.forget();
  }

  /** `now`: ms. */
  stateOf({ version, phase, experiment, proofPage }: StoredPage, now: number): LandingPageStateResponse {
    return {
      success: true,
      version,
      phase: summitPhase(now, phase ?? this.config.summitPhase),
      headline_experiment: experiment,
      proof_page: proofPage,
      server_time: new Date(now).toISOString(),
    };
  }

  private async read(): Promise<StoredPage> {
    const [page, faqs, settings, experiment] = await Promise.all([
      this.pages.findOneBy({ key: 'landing' }),
      this.faqs.editedForLanding(),
      this.settings.readAll(['summit.phase', 'proof.page']),
      this.experiments.runs(),
    ]);
    if (!page) throw new AppError('not_found');
    const { content } = page;
    const faces = await this.facesIn(content);
    const edited = [faqs, faces.length > 0 ? faces : null].filter((part) => part !== null);
    this.last = {
      content: withFaces(faqs ? { ...content, faqs } : content, faces),
      version: [page.version, ...edited.map(fingerprint)].join('-'),
      phase: settings['summit.phase'],
      experiment,
      proofPage: settings['proof.page'],
    };
    return this.last;
  }

  private facesIn({ speakers, host, testimonials }: LandingPageContent): Promise<Face[]> {
    const quoted = testimonials.map(({ author }) => author.split(', ')[0] ?? author);
    return this.faces.of([host.name, ...speakers.map(({ name }) => name), ...quoted]);
  }
}

const withFaces = (content: ShownLandingContent, faces: readonly Face[]): ShownLandingContent =>
  faces.length > 0 ? { ...content, faces } : content;
