import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import type { Finding } from '../domain/stuck-order.js';
import {
  FINDINGS,
  PAGE_TIMEOUT_MS,
  STUCK_ORDER_FINDER,
  type Findings,
  type StoredFinding,
  type StuckOrderFinder,
} from './findings.port.js';

/** For a page: findings that move up in place of ended ones may have ended, too. The rest waits for the next look. */
const MAX_ROUNDS = 3;
/** For a file, which lists all findings and may take longer than a page. */
const FILE_TIMEOUT_MS = 60_000;

/**
 * Findings are as old as the last look; whoever reads them sees none that a job has mended since. Where looking again fails, they are shown
 * as they are stored: whoever has much that is stuck needs its list most.
 */
@Injectable()
export class EndedFindings {
  constructor(
    @Inject(FINDINGS) private readonly findings: Pick<Findings, 'byIds' | 'all' | 'forget'>,
    @Inject(STUCK_ORDER_FINDER) private readonly finder: Pick<StuckOrderFinder, 'findIn'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** A page of findings of which each is so now. */
  async without<Page extends { data: readonly { id: string }[] }>(read: () => Promise<Page>): Promise<Page> {
    const seen = new Set<string>();
    let page = await read();
    const end = performance.now() + PAGE_TIMEOUT_MS;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const fresh = page.data.map(({ id }) => id).filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      const forgotten = await this.countOrZero(async () => {
        const listed = await this.findings.byIds(fresh);
        return this.forgetEnded(listed, Math.max(1, end - performance.now()));
      });
      if (forgotten === 0) break;
      page = await read();
    }
    return page;
  }

  async forgetAll(): Promise<void> {
    await this.countOrZero(async () => this.forgetEnded(await this.findings.all(), FILE_TIMEOUT_MS));
  }

  private async countOrZero(forget: () => Promise<number>): Promise<number> {
    try {
      return await forget();
    } catch (error) {
      this.log.warn({ err: error }, 'Findings are shown as the last look saw them');
      return 0;
    }
  }

  /** Answers how many it forgets, because they are not so any more. */
  private async forgetEnded(listed: readonly StoredFinding[], timeoutMs: number): Promise<number> {
    if (listed.length === 0) return 0;
    const orderIds = [...new Set(listed.map(({ orderId }) => orderId))];
    const kinds = [...new Set(listed.map(({ kind }) => kind))];
    const found = await this.finder.findIn(orderIds, this.clock.now(), { kinds, timeoutMs });
    const standing = new Set(found.map(nameOf));
    const ended = listed.filter((one) => !standing.has(nameOf(one))).map(({ id }) => id);
    if (ended.length > 0) await this.findings.forget(ended);
    return ended.length;
  }
}

const nameOf = ({ orderId, kind, subject }: Finding): string => JSON.stringify([orderId, kind, subject]);
