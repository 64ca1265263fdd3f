import type { INestApplicationContext } from '@nestjs/common';
import { moneyString } from '@summit/pricing';
import { ClosePayoutUseCase } from '../modules/affiliates/application/close-payout.use-case.js';
import { payoutsCsv } from '../modules/affiliates/application/payout-files.js';
import { PayoutTarget } from '../modules/affiliates/application/payout-target.js';
import {
  PAYOUTS,
  type PayoutRow,
  type Payouts,
  type PayoutStatus,
} from '../modules/affiliates/application/payouts.port.js';
import { AppError } from '../platform/errors/app-error.js';
import { Settings } from '../platform/settings/settings.js';
import { runAuditedCommand } from './audited-command.js';
import { CommandRefused } from './run-command.js';

const USAGE = `Usage: node dist/cli/payouts.js list [processing|paid|failed]
       node dist/cli/payouts.js csv [processing|paid|failed]
       node dist/cli/payouts.js paid <payout id>
       node dist/cli/payouts.js failed <payout id>`;
const STATUSES: readonly string[] = ['processing', 'paid', 'failed'] satisfies PayoutStatus[];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The payouts of the monthly runs (C-020): lists them, writes them as CSV for the transfer, and records how a transfer went. A failed
 * one gives its commissions back to the next run.
 */
runAuditedCommand('payouts', async (app, [command, argument]) => {
  if (command === 'list') return { text: (await payouts(app, argument)).map(lineOf).join('\n') || 'No payouts.' };
  if (command === 'csv') return { text: await csv(app, argument) };
  if ((command !== 'paid' && command !== 'failed') || !argument || !ID.test(argument)) throw new CommandRefused(USAGE);
  if (!(await close(app, argument, command))) throw new CommandRefused('No payout under way has this id.');
  const text = `Payout ${argument} is recorded as ${command}.`;
  return { text, before: { status: 'processing' }, after: { status: command } };
});

async function csv(app: INestApplicationContext, status: string | undefined): Promise<string> {
  const fromCents = await app.get(Settings).read('payouts.second_approver_from_cents');
  const targeted = await app.get(PayoutTarget).ofMade(await payouts(app, status));
  return payoutsCsv(targeted, { fromCents, actorId: null }).trimEnd();
}

async function close(app: INestApplicationContext, payoutId: string, outcome: 'paid' | 'failed'): Promise<boolean> {
  try {
    return await app.get(ClosePayoutUseCase).execute(payoutId, outcome, null);
  } catch (error) {
    if (error instanceof AppError) throw new CommandRefused(error.message);
    throw error;
  }
}

async function payouts(app: INestApplicationContext, status: string | undefined): Promise<PayoutRow[]> {
  if (status !== undefined && !STATUSES.includes(status)) throw new CommandRefused(USAGE);
  return app.get<Payouts>(PAYOUTS).list({ period: null, status: (status ?? null) as PayoutStatus | null });
}

const lineOf = ({ id, period, affiliateCode, amountCents, status }: PayoutRow): string =>
  `${id}  ${period}  ${affiliateCode}  $${moneyString(amountCents)}  ${status}`;
