import { Inject, Injectable } from '@nestjs/common';
import { summitPhase, type SummitPhase } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Settings } from '../settings/settings.js';
import { CLOCK, type Clock } from './clock.js';

/** The phase of the edition as visitors see it: what the operator has chosen, or else what the calendar says (C-042). */
@Injectable()
export class CurrentPhase {
  constructor(
    private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async read(): Promise<SummitPhase> {
    const chosen = (await this.settings.read('summit.phase')) ?? this.config.summitPhase;
    return summitPhase(this.clock.now(), chosen);
  }
}
