import { HOUR_MS } from '@summit/rules';
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { CloneCounts, CloneOrder } from './clone-order.js';
import { BUNDLES, type Bundles, type SummitBundle } from './bundles.port.js';
import { WRITE_BUNDLE_TASK } from './data-tools-tasks.js';

/** An archive holds everybody's data, so it does not lie around. */
const KEPT_HOURS = 24;

/** Until when an archive can be fetched, in ms. */
export const keptUntil = ({ createdAt }: Pick<SummitBundle, 'createdAt'>): number => createdAt + KEPT_HOURS * HOUR_MS;

/** Writes everything of the summit into one archive: asked for in the back office, done by a job. */
@Injectable()
export class ExportSummitUseCase {
  constructor(
    @Inject(BUNDLES) private readonly bundles: Bundles,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'error'>,
  ) {}

  /** Answers the id and the name of the archive that is to be written. Throws `bundle_running`. */
  start(): Promise<{ id: string; file: string }> {
    return this.order('summit', {});
  }

  /** The same for an archive that another edition begins with. */
  startClone(clone: CloneOrder): Promise<{ id: string; file: string }> {
    return this.order('summit-clone', { clone });
  }

  /** What such an archive would hold. */
  countClone(clone: CloneOrder): Promise<CloneCounts> {
    return this.bundles.countClone(clone);
  }

  private async order(name: string, what: { clone?: CloneOrder }): Promise<{ id: string; file: string }> {
    const id = randomUUID();
    const createdAt = this.clock.now();
    const file = `${name}-${new Date(createdAt).toISOString().slice(0, 10)}-${id.slice(0, 8)}.zip`;
    await this.transactions.transaction(async (tx) => {
      if (!(await this.bundles.add(tx, { id, file, createdAt }))) throw new AppError('bundle_running');
      await this.outbox.addJob(tx, { task: WRITE_BUNDLE_TASK, payload: { id, ...what } });
    });
    return { id, file };
  }

  /** The job. One that was interrupted begins anew; one that fails is not tried again: whoever asked sees it and decides. */
  async write(id: string, clone?: CloneOrder): Promise<void> {
    const bundle = await this.bundles.byId(id);
    if (bundle?.state !== 'writing') return;
    try {
      await this.bundles.write(bundle, () => this.clock.now(), clone);
    } catch (error) {
      this.logger.error({ error, bundle: id }, 'summit archive not written');
      await this.bundles.fail(id, this.clock.now());
    }
  }

  async forgetOld(): Promise<void> {
    await this.bundles.forgetBefore(this.clock.now() - KEPT_HOURS * HOUR_MS);
  }

  /** When a process starts: the hourly `forgetOld` runs in one process, and sees the folder of its machine only. Fails no start. */
  async removeLeft(): Promise<void> {
    try {
      await this.bundles.removeLeft(this.clock.now() - KEPT_HOURS * HOUR_MS);
    } catch (error) {
      this.logger.error({ error }, 'unfinished summit archives not removed');
    }
  }
}
