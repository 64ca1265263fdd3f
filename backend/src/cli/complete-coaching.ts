import { CompleteCoachingSessionUseCase } from '../modules/delivery/application/complete-coaching-session.use-case.js';
import { runAuditedCommand } from './audited-command.js';
import { CommandRefused } from './run-command.js';

const USAGE = `Usage: node dist/cli/complete-coaching.js <order id> <session number> <date and time, as 2025-12-01T18:30:00Z>
       node dist/cli/complete-coaching.js <order id> <session number> paid-back`;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Records that a coaching session was held, corrects its date, or takes a session away whose price was paid back (F-322, C-020). Prints
 * the order's sessions; once none is open, holds and refund windows run from the last date.
 */
runAuditedCommand('complete-coaching', async (app, [orderId = '', given = '', when = '']) => {
  const number = Number(given);
  if (!ID.test(orderId) || !Number.isInteger(number) || number < 1) throw new CommandRefused(USAGE);
  const outcome = await change(app.get(CompleteCoachingSessionUseCase), { orderId, number, when });
  if (outcome.result === 'in_the_future') throw new CommandRefused('This date is still to come.');
  if (outcome.result === 'before_the_order') throw new CommandRefused('This date is before the order.');
  if (outcome.result === 'no_such_session') throw new CommandRefused('The order has no such session to change.');
  const after = outcome.sessions.map(({ number, kind, completedAt }) => `${number} ${kind}: ${stateOf(completedAt)}`);
  return { text: after.join('\n'), after };
});

function change(
  useCase: CompleteCoachingSessionUseCase,
  { when, ...session }: { orderId: string; number: number; when: string },
): ReturnType<CompleteCoachingSessionUseCase['execute']> {
  if (when === 'paid-back') return useCase.cancel(session);
  const completedAt = MOMENT.test(when) ? Date.parse(when) : NaN;
  if (Number.isNaN(completedAt)) throw new CommandRefused(USAGE);
  return useCase.execute({ ...session, completedAt });
}

const stateOf = (completedAt: number | null): string =>
  completedAt === null ? 'open' : `held ${new Date(completedAt).toISOString()}`;
