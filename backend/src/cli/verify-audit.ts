import { VerifyAuditUseCase } from '../modules/auth/application/verify-audit.use-case.js';
import { CommandRefused, runCommand } from './run-command.js';

/**
 * `node dist/cli/verify-audit.js`: whether entries of the audit log were changed, taken out or moved. Ends with code 1 when they were.
 * Keep the line that it prints: the hash of an entry must be the same for ever.
 */
runCommand(async (app) => {
  const { isWhole, brokenEntries, lostEntries, entries, head } = await app.get(VerifyAuditUseCase).execute();
  if (!isWhole)
    throw new CommandRefused(
      `The audit log is not what was written. Changed, put in or after a gap: ${listed(brokenEntries)}. Gone: ${listed(lostEntries)}.`,
    );
  return head
    ? `The audit log is whole: ${entries} entries, the last is ${head.entryId} with hash ${head.hash}.`
    : 'The audit log is empty.';
});

const listed = (ids: string[]): string => ids.join(', ') || 'none';
