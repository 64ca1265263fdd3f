import { Installation, MARK, newMark } from '../platform/installation/installation.js';
import { runAuditedCommand } from './audited-command.js';
import { CommandRefused } from './run-command.js';

/**
 * `node dist/cli/installation.js`: the mark that payments of this installation bear at the providers. With `new` it becomes another one,
 * for a copy of somebody else's database; with a mark it becomes that one, for a backup from before the mark was made. Start the processes
 * again after a change.
 */
runAuditedCommand('installation', async (app, [wish]) => {
  const installation = app.get(Installation);
  const before = { mark: await installation.mark() };
  if (wish === undefined) return { text: `Payments of this installation bear the mark ${before.mark}.` };
  if (wish !== 'new' && !MARK.test(wish))
    throw new CommandRefused('Usage: node dist/cli/installation.js [new | <mark of twelve characters>]');
  const mark = wish === 'new' ? newMark() : wish;
  await installation.change(mark);
  const text = `Payments bear the mark ${mark} now, before it was ${before.mark}. Start all processes again.`;
  return { text, before, after: { mark } };
});
