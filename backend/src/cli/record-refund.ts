import { RecordRefund, RefundRefused } from '../modules/payments/settlement/application/record-refund.use-case.js';
import { runAuditedCommand } from './audited-command.js';
import { CommandRefused } from './run-command.js';

const USAGE = 'Usage: node dist/cli/record-refund.js <order id> <cents> <reason>';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Records money that was paid back outside Stripe and PayPal (C-019): 12.50 dollars are 1250. Refunds made at the provider come by
 * themselves and must not be recorded. Refuses more than is kept of the order.
 */
runAuditedCommand('record-refund', async (app, [orderId = '', cents = '', ...words]) => {
  const reason = words.join(' ').trim();
  if (!ID.test(orderId) || !/^[1-9]\d*$/.test(cents) || reason === '') throw new CommandRefused(USAGE);
  const ref = await app
    .get(RecordRefund)
    .execute({ orderId, amountCents: Number(cents), reason })
    .catch((error: unknown) => {
      throw error instanceof RefundRefused ? new CommandRefused(`Nothing was recorded: ${error.message}.`) : error;
    });
  return { text: `${cents} cents are recorded as paid back (${ref}).`, after: { refund: ref } };
});
