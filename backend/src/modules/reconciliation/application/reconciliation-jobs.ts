import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ReconcileUseCase } from './reconcile.use-case.js';

export const RECONCILE_TASK = 'reconciliation/run';

/** `asked_by`: the id of staff; null for the nightly run. */
export interface ReconcileJob {
  asked_by: string | null;
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

  async handle({ asked_by }: ReconcileJob): Promise<void> {
    await this.reconciling.run(asked_by);
  }

  private add(askedBy: string | null): Promise<void> {
    const job: ReconcileJob = { asked_by: askedBy };
    return this.transactions.transaction((tx) => this.outbox.addJob(tx, RECONCILE_TASK, job, { key: RECONCILE_TASK }));
  }
}
