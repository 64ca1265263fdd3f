import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { REGISTRANTS, type Registrants } from './registrants.port.js';

/** Visitors poll every 30 s: a total that is two seconds old is as good as a fresh one, and costs one query for all of them. */
const FRESH_MS = 2_000;

@Injectable()
export class SignupCount {
  private cached: { at: number; total: Promise<number> } | undefined;

  constructor(
    @Inject(REGISTRANTS) private readonly registrants: Registrants,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  total(): Promise<number> {
    const now = this.clock.now();
    if (this.cached && now - this.cached.at < FRESH_MS && now >= this.cached.at) return this.cached.total;
    const total = this.registrants.count();
    const entry = { at: now, total };
    this.cached = entry;
    // A failed count must not be served for two seconds.
    total.catch(() => {
      if (this.cached === entry) this.cached = undefined;
    });
    return total;
  }
}
