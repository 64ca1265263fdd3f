import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import type { Finding } from '../domain/stuck-order.js';
import {
  FINDINGS,
  STUCK_ORDER_FINDER,
  type Findings,
  type StoredFinding,
  type StuckOrderFinder,
} from './findings.port.js';

/** Findings are as old as the last look; whoever reads them sees none that a job has mended since. */
@Injectable()
export class EndedFindings {
  constructor(
    @Inject(FINDINGS) private readonly findings: Pick<Findings, 'byIds' | 'all' | 'forget'>,
    @Inject(STUCK_ORDER_FINDER) private readonly finder: Pick<StuckOrderFinder, 'findIn'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A page of findings of which each is so now. */
  async without<Page extends { data: readonly { id: string }[] }>(read: () => Promise<Page>): Promise<Page> {
    const page = await read();
    const listed = await this.findings.byIds(page.data.map(({ id }) => id));
    if ((await this.forgetEnded(listed)) === 0) return page;
    // Rows of later pages move up, and of those some may have ended, too.
    await this.forgetAll();
    return read();
  }

  async forgetAll(): Promise<void> {
    await this.forgetEnded(await this.findings.all());
  }

  /** Answers how many it forgets, because they are not so any more. */
  private async forgetEnded(listed: readonly StoredFinding[]): Promise<number> {
    if (listed.length === 0) return 0;
    const orderIds = [...new Set(listed.map(({ orderId }) => orderId))];
    const kinds = [...new Set(listed.map(({ kind }) => kind))];
    const found = await this.finder.findIn(orderIds, this.clock.now(), kinds);
    const standing = new Set(found.map(nameOf));
    const ended = listed.filter((one) => !standing.has(nameOf(one))).map(({ id }) => id);
    if (ended.length > 0) await this.findings.forget(ended);
    return ended.length;
  }
}

const nameOf = ({ orderId, kind, subject }: Finding): string => JSON.stringify([orderId, kind, subject]);
