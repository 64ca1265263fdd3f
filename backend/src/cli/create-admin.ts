import { text } from 'node:stream/consumers';
import { CreateAdminUseCase, type CreateAdminOutcome } from '../modules/auth/application/create-admin.use-case.js';
import { runAuditedCommand } from './audited-command.js';
import { askHidden } from './hidden-input.js';
import { CommandRefused } from './run-command.js';

const SAYS: Record<Exclude<CreateAdminOutcome, 'created'>, string> = {
  exists: 'This address is an administrator already. A forgotten password is reset on the sign-in page.',
  email_invalid: 'This is not an e-mail address.',
  password_too_short: 'The password must have at least 12 characters.',
  password_too_long: 'The password must have at most 200 characters.',
  password_too_common: 'This password is on lists of common passwords. Choose another one.',
  password_own_name: 'The password must not be the address. Choose another one.',
};

/** `node dist/cli/create-admin.js office@summit.example`: asks for the password, or reads it from standard input. */
runAuditedCommand('create-admin', async (app, [email]) => {
  if (!email) throw new CommandRefused('Usage: node dist/cli/create-admin.js <e-mail>');
  const outcome = await app.get(CreateAdminUseCase).execute({ email, password: await readPassword() });
  if (outcome !== 'created') throw new CommandRefused(SAYS[outcome]);
  return { text: `${email} can sign in to the back office.` };
});

/** Never as an argument: the list of processes and the shell's history would show it. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const terminal = { input: process.stdin, output: process.stderr };
  const password = await askHidden('Password (12 characters or more, not shown): ', terminal);
  if (password === null) throw new CommandRefused('Given up: nothing was changed.');
  return password;
}
