import { SealedStores } from '../platform/crypto/sealed-stores.js';
import { runAuditedCommand } from './audited-command.js';
import { CommandRefused } from './run-command.js';
import { sealsText } from './seals-text.js';

/**
 * `node dist/cli/reseal-secrets.js`: seals with TWO_FACTOR_SECRET and PAYOUT_DETAILS_SECRET what their former ones (…_FORMER) have sealed,
 * and says whether those can go. With `count` it only says so.
 */
runAuditedCommand('reseal-secrets', async (app, [wish, ...others]) => {
  if ((wish !== undefined && wish !== 'count') || others.length > 0)
    throw new CommandRefused('Usage: node dist/cli/reseal-secrets.js [count]');
  const stores = app.get(SealedStores, { strict: false });
  const before = await stores.count();
  if (wish === 'count') return { text: sealsText(before) };
  await stores.reseal();
  const after = await stores.count();
  return { text: sealsText(after), before, after };
});
