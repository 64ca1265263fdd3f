import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { ImportRuns } from '../../../platform/import-runs/import-runs.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { MAIL_SETUP_LINKS_TASK } from './members-tasks.js';
import { SetupLinks } from './setup-links.js';
import { readVipCsv, type ImportRow } from './vip-csv.js';
import { VIP_USERS, type NewVipUser, type VipUsers } from './vip-users.port.js';

/** Accounts that one statement opens: few enough to stay far below the statement timeout of a busy server. */
const INSERT_BATCH = 1_000;
/** Mails that one job decides. */
const MAIL_BATCH = 200;

export interface ImportOutcome {
  imported: number;
  /** One text for each row that was refused, in the order of the lines. */
  errors: string[];
}

/**
 * Opens the accounts of a CSV file (A-134, C-097). Rows that can't be read and addresses that have an account, or were left by one, are refused and
 * change nothing, so a file can be imported again. All rows that are imported are so in one transaction.
 */
@Injectable()
export class ImportVipUsersUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(VIP_USERS) private readonly users: VipUsers,
    private readonly setupLinks: SetupLinks,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ImportRuns) private readonly runs: Pick<ImportRuns, 'follow'>,
  ) {}

  /** What `execute` would answer. */
  async preview(file: string): Promise<ImportOutcome> {
    return this.run(await readVipCsv(file), async (users) => {
      const known = await this.users.known(users.map(({ email }) => email));
      return new Set(users.map(({ email }) => email).filter((email) => !known.has(email)));
    });
  }

  /** Throws `import_running` and what `preview` throws. */
  async execute(file: string, { mailed }: { mailed: boolean }): Promise<ImportOutcome> {
    // Before the transaction: a long file takes seconds, for which the database would wait.
    const rows = await readVipCsv(file);
    const total = rows.length;
    return this.runs.follow('vip_users', async (progress) => {
      await progress.reached({ done: 0, total });
      return this.transactions.transaction(async (tx) => {
        const open = async (users: NewVipUser[]) => {
          const added = await this.users.add(tx, users, this.clock.now());
          if (mailed) await this.askForMails(tx, [...added]);
          return added;
        };
        const outcome = await this.run(rows, open, { tx, reached: (done) => progress.reached({ done, total }) });
        await progress.ended(tx, { imported: outcome.imported, skipped: outcome.errors.length });
        return outcome;
      });
    });
  }

  /** The job that mails links to those who were imported. An account that was deleted or has a password meanwhile gets none. */
  async mail({ emails }: { emails: string[] }): Promise<void> {
    for (const email of emails)
      await this.transactions.transaction(async (tx) => {
        const user = await this.users.lock(tx, email);
        if (user && !user.hasPassword) await this.setupLinks.mailOnce(tx, user);
      });
  }

  private async run(
    rows: readonly ImportRow[],
    open: (users: NewVipUser[]) => Promise<ReadonlySet<string>>,
    { tx, reached }: { tx?: Transaction; reached?: (done: number) => Promise<void> } = {},
  ): Promise<ImportOutcome> {
    const errors: string[] = [];
    let imported = 0;
    for (let start = 0; start < rows.length; start += INSERT_BATCH) {
      const batch = rows.slice(start, start + INSERT_BATCH);
      const users = batch.flatMap((row) => ('user' in row ? [row.user] : []));
      const left = await this.users.left(
        users.map(({ email }) => email),
        tx,
      );
      const opened = await open(users.filter(({ email }) => !left.has(email)));
      imported += opened.size;
      for (const row of batch) {
        if ('refusal' in row) errors.push(row.refusal);
        else if (left.has(row.user.email))
          errors.push(`Line ${row.line}: another VIP user had this email before. Add this user by hand.`);
        else if (!opened.has(row.user.email))
          errors.push(`Line ${row.line}: a VIP user with this email already exists.`);
      }
      await reached?.(start + batch.length);
    }
    return { imported, errors };
  }

  private async askForMails(tx: Transaction, emails: readonly string[]): Promise<void> {
    for (let start = 0; start < emails.length; start += MAIL_BATCH)
      await this.outbox.addJob(tx, {
        task: MAIL_SETUP_LINKS_TASK,
        payload: { emails: emails.slice(start, start + MAIL_BATCH) },
      });
  }
}
