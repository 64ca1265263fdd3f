import { Inject, Injectable } from '@nestjs/common';
import { PAYOUT_METHODS, type PayoutMethodRecord, type PayoutMethods } from './payout-methods.port.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccountRecord, type SpeakerAccounts } from './speaker-accounts.port.js';

export interface WaitingPayoutMethod {
  asked: PayoutMethodRecord;
  /** In force until then. */
  approved: PayoutMethodRecord | null;
  account: SpeakerAccountRecord;
}

/** What the back office has to look at. There are few at a time. */
@Injectable()
export class WaitingPayoutMethods {
  constructor(
    @Inject(PAYOUT_METHODS) private readonly methods: PayoutMethods,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'byId'>,
  ) {}

  /** Longest waiting first. */
  async page(page: { limit: number; offset: number }): Promise<{ methods: WaitingPayoutMethod[]; total: number }> {
    const { methods, total } = await this.methods.waiting(page);
    const all = await Promise.all(
      methods.map(async (asked) => {
        const [account, { approved }] = await Promise.all([
          this.accounts.byId(asked.affiliateId),
          this.methods.ofAffiliate(asked.affiliateId),
        ]);
        return account && { asked, approved, account };
      }),
    );
    return { methods: all.filter((one) => one !== null), total };
  }
}
