import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue, type OwnValues } from '../../../platform/mail/mail-queue.js';
import { OptOuts } from '../../../platform/mail/opt-outs.js';
import { REGISTRANT_READER, type RegistrantReader } from '../../funnel/funnel.public.js';
import { MEMBER_ACCESS, type MemberAccessReader } from '../../members/members.public.js';
import { NEXT_SUMMIT_REQUESTS, type NextSummitRequests } from './next-summit-requests.port.js';

const PAGE = 1_000;

/** Asking for the dates of the next summit, and telling them. */
@Injectable()
export class NextSummitUseCase {
  constructor(
    @Inject(NEXT_SUMMIT_REQUESTS) private readonly requests: NextSummitRequests,
    @Inject(REGISTRANT_READER) private readonly registrants: RegistrantReader,
    @Inject(MEMBER_ACCESS) private readonly members: MemberAccessReader,
    @Inject(OptOuts) private readonly optOuts: Pick<OptOuts, 'addressOf'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueueAll'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly links: Links,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Notes the wish of a registrant or member; a stranger's address is not kept, and nobody is told so. */
  async ask(email: string): Promise<void> {
    const isKnown = (await this.registrants.byEmail(email)) ?? (await this.members.byEmail(email));
    if (isKnown) await this.requests.add(email, this.clock.now());
  }

  async askAsMember(memberId: string): Promise<void> {
    const member = await this.members.byId(memberId);
    if (member) await this.requests.add(member.email, this.clock.now());
  }

  /** Whoever unsubscribes has changed their mind. */
  async forget({ opt_out_id }: { opt_out_id: string }): Promise<void> {
    const email = await this.optOuts.addressOf(opt_out_id);
    if (email !== null) await this.requests.forget(email);
  }

  /** Mails the dates (in words) to all who wait, who then wait no more; answers how many. Interrupted, it goes on with the rest. */
  async announce(dates: string): Promise<number> {
    const values: OwnValues<'next-summit-dates'> = { dates, landing_url: this.links.to('landing') };
    let told = 0;
    for (;;) {
      const taken = await this.transactions.transaction(async (tx) => {
        const waiting = await this.requests.take(tx, PAGE);
        const mails = waiting.map(({ id, email }) => ({
          key: `next-summit:${id}`,
          template: 'next-summit-dates' as const,
          recipient: email,
          values,
        }));
        await this.mails.enqueueAll(tx, mails);
        return waiting.length;
      });
      told += taken;
      if (taken < PAGE) return told;
    }
  }
}
