import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ReconcileUseCase } from './reconcile.use-case.js';
import { RECONCILE_TASK, type ReconcileJob } from './reconciliation-tasks.js';

/** Another process is at the books; it is over soon. */
export class BooksBusy extends Error {
  override readonly name = 'BooksBusy';

  constructor() {
    super('The books are compared, or a month of them is closed, by another process.');
  }
}

/** A comparison takes longer than an answer may, and comes again while a provider is silent: so it is a job, of which one waits at most. */
@Injectable()
export class ReconciliationJobs {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(ReconcileUseCase) private readonly reconciling: Pick<ReconcileUseCase, 'isDue' | 'run'>,
  ) {}

  async nightly(): Promise<void> {
    if (await this.reconciling.isDue()) await this.add(null);
  }

  /** False where there are no days whose books are final. */
  async ask(by: string): Promise<boolean> {
    const isDue = await this.reconciling.isDue();
    if (isDue) await this.add(by);
    return isDue;
  }

  /** Throws BooksBusy, so that the queue tries again, while another run or the closing of a month is at the books. */
  async handle({ asked_by }: ReconcileJob): Promise<void> {
    if ((await this.reconciling.run(asked_by)) === 'under_way') throw new BooksBusy();
  }

  private add(askedBy: string | null): Promise<void> {
    const job: ReconcileJob = { asked_by: askedBy };
    return this.transactions.transaction((tx) =>
      this.outbox.addJob(tx, { task: RECONCILE_TASK, payload: job, key: RECONCILE_TASK }),
    );
  }
}
