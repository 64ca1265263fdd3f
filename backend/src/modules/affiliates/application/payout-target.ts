import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isBundledAddress } from '@summit/rules';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import type { PaypalDetails, PayoutDetails } from '../domain/payout-details.js';
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

/** PayPal at an address that stands for none, as it was stored when such addresses still counted. */
const goesNowhere = (details: PayoutDetails): boolean => details.kind === 'paypal' && isBundledAddress(details.email);

/** Where the next payout of an affiliate goes. */
@Injectable()
export class PayoutTarget {
  constructor(
    @Inject(PAYOUT_METHODS) private readonly methods: PayoutMethods,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'byId'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Written down where nobody has said anything, so that a later change of the address moves no money. Null while a change waits for the
   * back office, while nobody can read what was said, and for a speaker whose address nobody has set: then nothing is paid out.
   */
  async of(
    tx: Transaction,
    affiliateId: string,
    at: number,
  ): Promise<Pick<PayoutMethodRecord, 'id' | 'details'> | null> {
    const { approved, waiting } = await this.methods.lock(tx, affiliateId);
    if (waiting) return null;
    if (approved && !goesNowhere(approved.details)) return this.readable(approved);
    const account = await this.accounts.byId(affiliateId, tx);
    if (!account) return null;
    if (isBundledAddress(account.email)) {
      const details = { alert: 'payout_without_address', affiliate_id: affiliateId };
      this.logger.error(details, 'an affiliate who has earned has no address');
      return null;
    }
    const method = { id: randomUUID(), details: defaultDetails(account) };
    await this.methods.add(tx, { ...method, affiliateId, status: 'approved', at });
    return method;
  }

  private readable(method: PayoutMethodRecord): PayoutMethodRecord | null {
    if (method.details.kind !== 'unreadable') return method;
    const { id, affiliateId } = method;
    this.logger.error(
      { alert: 'payout_method_unreadable', affiliate_id: affiliateId, method_id: id },
      'nobody can read where an affiliate is paid',
    );
    return null;
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
