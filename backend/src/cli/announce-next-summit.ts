import { NextSummitUseCase } from '../modules/reminders/application/next-summit.use-case.js';
import { runAuditedCommand } from './audited-command.js';
import { CommandRefused } from './run-command.js';

const USAGE = 'Usage: node dist/cli/announce-next-summit.js "<dates in words, such as 12 to 16 April 2027>"';
const MAX_LENGTH = 50;

/** Mails the dates of the next summit to everybody who asked for them. Each request is answered once. */
runAuditedCommand('announce-next-summit', async (app, args) => {
  const [dates = ''] = args;
  if (args.length !== 1 || dates.trim() === '' || dates.length > MAX_LENGTH) throw new CommandRefused(USAGE);
  const told = await app.get(NextSummitUseCase).announce(dates.trim());
  return { text: `${told} people are told: ${dates.trim()}.`, after: { told } };
});
