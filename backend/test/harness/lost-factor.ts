import { AccountMails } from '../../src/modules/members/application/account-mails.js';
import { LostSecondFactorUseCase } from '../../src/modules/members/application/lost-second-factor.use-case.js';
import type { InMemoryMemberAccounts } from '../../src/modules/members/application/member-accounts.fake.js';
import type { InMemoryMembers } from '../../src/modules/members/application/members.fake.js';
import { MailedLinks } from '../../src/modules/members/application/mailed-links.js';
import type { AuthKit } from './auth-kit.js';

/** The way out for a lost second factor, on stores in memory. */
export const lostFactor = ({
  auth,
  accounts,
  members,
}: {
  auth: AuthKit;
  accounts: InMemoryMemberAccounts;
  members: InMemoryMembers;
}): LostSecondFactorUseCase =>
  new LostSecondFactorUseCase(
    accounts,
    members,
    members,
    auth.signIn,
    auth.secondFactors,
    auth.audit,
    new MailedLinks(members, auth.mails, auth.clock),
    new AccountMails(auth.links),
    auth.limiter,
    auth.clock,
  );
