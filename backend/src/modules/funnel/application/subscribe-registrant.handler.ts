import { Inject, Injectable } from '@nestjs/common';
import { OptOuts } from '../../../platform/mail/opt-outs.js';
import { LIST_SERVICE, type ListService } from './list-service.port.js';
import { REGISTRANTS, type Registrants } from './registrants.port.js';
import { SIGNUP_FOLLOW_UP, type SignupFollowUp } from './signup-follow-up.port.js';

/** Puts the registrant on the mailing list (F-245, C-087). */
@Injectable()
export class SubscribeRegistrantHandler {
  constructor(
    @Inject(REGISTRANTS) private readonly registrants: Registrants,
    @Inject(SIGNUP_FOLLOW_UP) private readonly followUp: SignupFollowUp,
    @Inject(OptOuts) private readonly optOuts: Pick<OptOuts, 'has'>,
    @Inject(LIST_SERVICE) private readonly list: ListService,
  ) {}

  async handle({ signup_id }: { signup_id: string }): Promise<void> {
    const registrant = await this.registrants.byId(signup_id);
    if (!registrant || (await this.followUp.isSubscribed(registrant.id))) return;
    if (await this.optOuts.has(registrant.email)) return;
    await this.list.subscribe({ key: registrant.id, email: registrant.email, name: registrant.name });
    // Listeners work in any order: the job of an opt-out made meanwhile may have asked the list before it knew the address.
    if (await this.optOuts.has(registrant.email)) await this.list.unsubscribe(registrant.email);
    await this.followUp.recordSubscription(registrant.id);
  }
}
