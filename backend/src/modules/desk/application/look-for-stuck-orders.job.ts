import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { FINDINGS, STUCK_ORDER_FINDER, type Findings, type StuckOrderFinder } from './findings.port.js';

/** Every five minutes, and on demand: what is stuck is looked for in all orders once, so that its list is short to read. */
@Injectable()
export class LookForStuckOrdersJob {
  constructor(
    @Inject(STUCK_ORDER_FINDER) private readonly finder: StuckOrderFinder,
    @Inject(FINDINGS) private readonly findings: Findings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.findings.replace(await this.finder.findAll(now), { orderId: null, at: now });
  }
}
