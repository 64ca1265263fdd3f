import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { ORDER_MAILS_AGAIN, type OrderMailsAgain } from '../../delivery/delivery.public.js';
import { ORDER_WELCOMES, type OrderWelcomes } from '../../members/members.public.js';
import { OPEN_PAYMENTS, ORDER_REPAIRS, type OpenPayments, type OrderRepairs } from '../../payments/payments.public.js';
import { FINDING_KINDS, REPAIRS, type Finding } from '../domain/stuck-order.js';
import {
  FINDINGS,
  PAGE_TIMEOUT_MS,
  STUCK_ORDER_FINDER,
  type Findings,
  type StoredFinding,
  type StuckOrderFinder,
} from './findings.port.js';

/**
 * `repaired`: it is not stuck any more. `under_way`: a job was queued and does it. `no_change`: the provider was asked, and it stands
 * as before. `gone`: somebody or something was faster.
 */
export type RepairOutcome = 'repaired' | 'under_way' | 'no_change' | 'gone';

/** Jobs do the work of these; the others are done when the answer is given. */
const QUEUED: ReadonlySet<string> = new Set(['tell_again', 'mail_again', 'pay_back']);

/** The mail of the members' room; the others are those of delivery. */
const ACCESS_MAIL = 'vip-access';

/** Presses the button of one finding. What it does can be repeated, so pressing it twice does nothing more. */
@Injectable()
export class RepairStuckOrderUseCase {
  constructor(
    @Inject(FINDINGS) private readonly findings: Pick<Findings, 'byId' | 'replace' | 'noteRepair'>,
    @Inject(STUCK_ORDER_FINDER) private readonly finder: Pick<StuckOrderFinder, 'findIn'>,
    @Inject(ORDER_REPAIRS) private readonly repairs: OrderRepairs,
    @Inject(OPEN_PAYMENTS) private readonly payments: OpenPayments,
    @Inject(ORDER_MAILS_AGAIN) private readonly orderMails: OrderMailsAgain,
    @Inject(ORDER_WELCOMES) private readonly welcomes: OrderWelcomes,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'sendAgain'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `service_unavailable` while the provider does not answer. */
  async repair(id: string): Promise<{ outcome: RepairOutcome; finding: StoredFinding | null }> {
    const finding = await this.findings.byId(id);
    if (!finding) return { outcome: 'gone', finding: null };
    // What the last look saw may have ended since.
    if (!(await this.isStillStuck(finding))) return { outcome: 'gone', finding };
    await this.carryOut(finding);
    await this.findings.noteRepair(id, this.clock.now());
    const stuck = await this.isStillStuck(finding);
    if (!stuck) return { outcome: 'repaired', finding };
    return { outcome: QUEUED.has(REPAIRS[finding.kind]) ? 'under_way' : 'no_change', finding };
  }

  private async isStillStuck({ kind, orderId, subject }: Finding): Promise<boolean> {
    const now = this.clock.now();
    const found = await this.finder.findIn([orderId], now, { kinds: FINDING_KINDS, timeoutMs: PAGE_TIMEOUT_MS });
    await this.findings.replace(found, { orderId, at: now });
    return found.some((one) => one.kind === kind && one.subject === subject);
  }

  private async carryOut({ kind, orderId, subject, detail }: Finding): Promise<void> {
    switch (REPAIRS[kind]) {
      case 'inspect':
        return this.payments.inspect(orderId);
      case 'tell_again':
        return this.repairs.publishAgain(orderId);
      case 'pay_back':
        return this.repairs.payBackDuplicates(orderId);
      case 'read_again':
        return this.repairs.readAgain(orderId);
      case 'mail_again':
        return this.mailAgain({ orderId, mailId: subject, name: detail });
    }
  }

  /** The mail itself while its values are kept; afterwards what the order mails is written anew, once for this failed mail. */
  private async mailAgain({ orderId, mailId, name }: { orderId: string; mailId: string; name: string }): Promise<void> {
    if (await this.mails.sendAgain(mailId)) return;
    const again = { orderId, occasion: `desk:${mailId}` };
    await this.transactions.transaction((tx) =>
      name === ACCESS_MAIL ? this.welcomes.welcomeAgain(tx, again) : this.orderMails.resend(tx, again),
    );
  }
}
