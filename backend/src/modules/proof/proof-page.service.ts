import { Inject, Injectable } from '@nestjs/common';
import type { ProofResponse } from '@summit/contracts';
import { BriefCache } from '../../platform/cache/brief-cache.js';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/settings/settings.js';
import { proofFigures } from './figures/proof-figures.js';
import { ProofFactsReadModel } from './read-models/proof-facts.read-model.js';

/** All visitors share one reading; a new order, or the switch, shows within this time. */
const FRESH_MS = 2_000;
const SWITCH = 'proof.page';

/** The page that says where the figures of the site come from, and the switch that shows it. */
@Injectable()
export class ProofPageService {
  private readonly stored = new BriefCache(() => this.read(), FRESH_MS);
  private last: ProofResponse | null = null;

  constructor(
    private readonly facts: ProofFactsReadModel,
    private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null while the page is switched off. */
  current(): Promise<ProofResponse | null> {
    return this.stored.value();
  }

  /** Whether `current` would answer this one, without a wait. */
  isCurrent(answer: ProofResponse): boolean {
    return this.last === answer && this.stored.isFresh();
  }

  isShown(): Promise<boolean> {
    return this.settings.read(SWITCH);
  }

  /** Answers how it was. */
  async show(shown: boolean): Promise<boolean> {
    const { before } = await this.settings.change([SWITCH], () => ({ [SWITCH]: shown }));
    this.stored.forget();
    return before[SWITCH];
  }

  private async read(): Promise<ProofResponse | null> {
    this.last = (await this.isShown())
      ? { success: true, figures: proofFigures(await this.facts.read(), this.clock.now()) }
      : null;
    return this.last;
  }
}
