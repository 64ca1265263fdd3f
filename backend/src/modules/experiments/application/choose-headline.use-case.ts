import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isbot } from 'isbot';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { KeyedHash } from '../../../platform/personal-data/keyed-hash.js';
import { variantOf, type Variant } from '../domain/experiment.js';
import { visitorKey, visitorMark } from './visitor-key.js';
import { EXPERIMENTS, type Experiments } from './experiments.port.js';
import { RunningHeadline } from './running-headline.js';

/** One request for the landing page. */
export interface LandingVisit {
  /** What this browser keeps of an earlier visit; null at the first. */
  visitor: string | null;
  userAgent: string;
  /** Whether it is a document that is loaded: scripts and pictures of other sites make nobody a visitor. */
  isDocument: boolean;
  /** Whether its address may add one more visitor now; counts it. */
  mayCount(): Promise<boolean>;
}

export interface ShownHeadline {
  variant: Variant;
  headline: string;
  /** What the browser keeps from now on. */
  visitor: string;
}

/**
 * Which headline a visitor sees (C-080): the same at each visit and from each process, because it follows from a keyed hash of the
 * experiment and what the browser keeps. The visitor is counted once. Null: no variant, so the page shows the headline that is
 * published, or the one it is built with where nobody has edited it. So it is for robots and for what is no document, while nothing
 * runs, and for new visitors of an address that has sent too many. Visitors who come again still see the headline.
 */
@Injectable()
export class ChooseHeadlineUseCase {
  constructor(
    @Inject(EXPERIMENTS) private readonly experiments: Pick<Experiments, 'isExposed' | 'noteExposure'>,
    @Inject(RunningHeadline) private readonly running: Pick<RunningHeadline, 'current'>,
    @Inject(KeyedHash) private readonly hash: Pick<KeyedHash, 'of'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ visitor: kept, userAgent, isDocument, mayCount }: LandingVisit): Promise<ShownHeadline | null> {
    if (!isDocument || userAgent === '' || isbot(userAgent)) return null;
    const experiment = await this.running.current();
    if (!experiment || experiment.control === null) return null;
    const visitor = kept ?? randomUUID();
    const key = visitorKey(this.hash, experiment.id, visitorMark(this.hash, visitor));
    const variant = variantOf(key);
    const isKnown = kept !== null && (await this.experiments.isExposed(experiment.id, key));
    if (!isKnown) {
      if (await mayCount()) {
        const at = this.clock.now();
        await this.experiments.noteExposure({ experimentId: experiment.id, visitor: key, variant, at });
      } else if (kept === null) return null;
    }
    return { variant, headline: variant === 'A' ? experiment.control : experiment.variant, visitor };
  }
}
