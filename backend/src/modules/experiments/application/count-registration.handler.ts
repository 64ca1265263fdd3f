import { Inject, Injectable } from '@nestjs/common';
import type { EventPayload } from '../../../events/event-catalog.js';
import { KeyedHash } from '../../../platform/personal-data/keyed-hash.js';
import { EXPERIMENTS, type Experiments } from './experiments.port.js';
import { visitorKey } from './visitor-key.js';

/** Counts a registration for the headline that its visitor has seen. May come twice. */
@Injectable()
export class CountRegistrationHandler {
  constructor(
    @Inject(EXPERIMENTS) private readonly experiments: Pick<Experiments, 'runningAt' | 'noteRegistration'>,
    @Inject(KeyedHash) private readonly hash: Pick<KeyedHash, 'of'>,
  ) {}

  async handle({ signup_id: signupId, visit }: EventPayload<'signup.created'>): Promise<void> {
    if (!visit) return;
    for (const experimentId of await this.experiments.runningAt(visit.at)) {
      const visitor = visitorKey(this.hash, experimentId, visit.visitor);
      await this.experiments.noteRegistration({ experimentId, visitor, signupId, at: visit.at });
    }
  }
}
