import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { OptOuts } from '../../../platform/mail/opt-outs.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { LEAVE_LIST_TASK } from './funnel-tasks.js';
import { LIST_SERVICE, type ListService } from './list-service.port.js';
import { REGISTRANTS, type Registrant, type Registrants } from './registrants.port.js';
import { SIGNUP_FOLLOW_UP, type SignupFollowUp } from './signup-follow-up.port.js';

/** Puts the registrant on the mailing list (F-245, C-087). */
@Injectable()
export class SubscribeRegistrantHandler {
  constructor(
    @Inject(REGISTRANTS) private readonly registrants: Pick<Registrants, 'byId'>,
    @Inject(SIGNUP_FOLLOW_UP) private readonly followUp: Pick<SignupFollowUp, 'isSubscribed' | 'recordSubscription'>,
    @Inject(OptOuts) private readonly optOuts: Pick<OptOuts, 'has'>,
    @Inject(LIST_SERVICE) private readonly list: Pick<ListService, 'subscribe' | 'unsubscribe'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async handle({ signup_id }: { signup_id: string }): Promise<void> {
    const registrant = await this.registrants.byId(signup_id);
    if (!registrant || (await this.followUp.isSubscribed(registrant.id))) return;
    if (await this.optOuts.has(registrant.email)) return;
    await this.subscribe(registrant);
    const { id: signupId, email } = registrant;
    // Listeners work in any order: the job of an opt-out made meanwhile may have asked the list before it knew the address.
    if (await this.optOuts.has(email)) await this.list.unsubscribe(email);
    if (!(await this.followUp.recordSubscription({ signupId, email }))) await this.leave(email);
  }

  /** A call may arrive though its answer is lost, and its person may be erased meanwhile: nothing else would know the address then. */
  private async subscribe({ id, email, name }: Registrant): Promise<void> {
    try {
      await this.list.subscribe({ email, name });
    } catch (error) {
      if ((await this.registrants.byId(id))?.email !== email) await this.leave(email);
      throw error;
    }
  }

  private async leave(email: string): Promise<void> {
    await this.transactions.transaction((tx) => this.outbox.addJob(tx, { task: LEAVE_LIST_TASK, payload: { email } }));
  }
}
