import { normalizeEmail } from '@summit/rules';
import { ADMIN_ACCOUNTS, type AdminAccounts } from '../modules/auth/application/admin-accounts.port.js';
import { SECOND_FACTORS, SIGN_INS, type SecondFactors, type SignIns } from '../modules/auth/auth.public.js';
import { PASSKEYS, type Passkeys } from '../modules/auth/passkeys.public.js';
import { Sql } from '../platform/database/sql.js';
import { runAuditedCommand } from './audited-command.js';
import { CommandRefused } from './run-command.js';

/**
 * `node dist/cli/reset-admin-two-factor.js office@summit.example`: for an administrator who has lost phone and backup codes or passkeys, or
 * found somebody else's registered. Ends every sign-in of the account; the password stays.
 */
runAuditedCommand('reset-admin-two-factor', async (app, [email]) => {
  if (!email) throw new CommandRefused('Usage: node dist/cli/reset-admin-two-factor.js <e-mail>');
  const account = await app.get<AdminAccounts>(ADMIN_ACCOUNTS).byEmail(normalizeEmail(email));
  if (!account) throw new CommandRefused('Nobody with this address is an administrator.');
  const subject = { role: 'admin', id: account.id } as const;
  const secondFactors = app.get<SecondFactors>(SECOND_FACTORS);
  const passkeys = app.get<Passkeys>(PASSKEYS);
  const before = { two_factor_enabled: await secondFactors.isOn(subject), passkeys: await passkeys.count(subject) };
  await secondFactors.turnOff(subject);
  await app.get(Sql).transaction(async (tx) => {
    await passkeys.removeAll(tx, { ...account, subject });
    await app.get<SignIns>(SIGN_INS).endAll(tx, subject);
  });
  const text = `${account.email} signs in with the password alone, and should set up two-factor authentication again at once.`;
  return { text, before, after: { two_factor_enabled: false, passkeys: 0 } };
});
