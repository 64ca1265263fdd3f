import type { MaskedPayoutMethod } from '@summit/contracts';
import type { PayoutMethodRecord } from '../application/payout-methods.port.js';
import { maskedPayTo } from '../domain/payout-details.js';

/** Never the address, account or tax note itself. */
export const maskedMethod = ({ details, createdAt }: PayoutMethodRecord): MaskedPayoutMethod => ({
  kind: details.kind,
  masked: maskedPayTo(details),
  account_holder: details.kind === 'bank' ? details.holder : null,
  has_tax_note: details.taxNote !== null,
  since: new Date(createdAt).toISOString(),
});
