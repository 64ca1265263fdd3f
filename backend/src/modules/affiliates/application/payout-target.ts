import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { goesNowhere, type PaypalDetails } from '../domain/payout-details.js';
import type { TargetedPayout } from './payout-files.js';
import { PAYOUT_METHODS, type PayoutMethodRecord, type PayoutMethods } from './payout-methods.port.js';
import type { PayoutRow } from './payouts.port.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';

/** Where an affiliate is paid who has never said anything else. */
export const defaultDetails = ({ email }: { email: string }): PaypalDetails => ({
  kind: 'paypal',
  email,
  taxNote: null,
});

/** Why there is no target: a change waits, there is no account, nobody has set its address or it is erased, or nobody can read what was said. */
export type NoPayoutTarget =
  | { missing: 'decision' | 'account' | 'address' }
  | { missing: 'readable'; methodId: string };

/** Where the next payout of an affiliate goes. */
@Injectable()
export class PayoutTarget {
  constructor(
    @Inject(PAYOUT_METHODS) private readonly methods: PayoutMethods,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'byId'>,
  ) {}

  /**
   * Written down where nobody has said anything, so that a later change of the address moves no money. A method that nobody can read comes
   * before a change that waits: were that declined, there would be nowhere to pay to.
   */
  async of(
    tx: Transaction,
    affiliateId: string,
    at: number,
  ): Promise<Pick<PayoutMethodRecord, 'id' | 'details'> | NoPayoutTarget> {
    const { approved, waiting } = await this.methods.lock(tx, affiliateId);
    const unreadable = [approved, waiting].find((method) => method?.details.kind === 'unreadable');
    if (unreadable) return { missing: 'readable', methodId: unreadable.id };
    if (waiting) return { missing: 'decision' };
    if (approved && !goesNowhere(approved.details)) return approved;
    const account = await this.accounts.byId(affiliateId, tx);
    if (!account) return { missing: 'account' };
    const method = { id: randomUUID(), details: defaultDetails(account) };
    if (goesNowhere(method.details)) return { missing: 'address' };
    await this.methods.add(tx, { ...method, affiliateId, status: 'approved', at });
    return method;
  }

  /** Where payouts go that were made: what was changed since counts for later ones. */
  async ofMade(payouts: readonly PayoutRow[]): Promise<TargetedPayout[]> {
    const ids = payouts.flatMap(({ methodId }) => methodId ?? []);
    const known = new Map((await this.methods.byIds(ids)).map(({ id, details }) => [id, details]));
    return payouts.map((payout) => ({
      ...payout,
      details: known.get(payout.methodId ?? '') ?? defaultDetails({ email: payout.affiliateEmail }),
    }));
  }
}
