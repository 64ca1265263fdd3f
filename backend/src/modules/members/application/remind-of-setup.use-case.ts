import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { setupLinkEnd } from '../domain/setup-link.js';
import { AccountMails } from './account-mails.js';
import { MailedLinks } from './mailed-links.js';
import { MEMBER_ACCOUNTS, type MemberAccounts } from './member-accounts.port.js';
import { MEMBER_LINKS, type MemberLinks } from './member-links.port.js';
import { MEMBERS, type Members } from './members.port.js';
import { REMIND_OF_SETUP_TASK } from './members-tasks.js';

/** Mails that strangers can make us send to one address. */
const MAILS = { name: 'vip-setup-reminder', limit: 1, seconds: 86_400 };
/** Mails that the holder of a setup link can ask for. */
const RENEWALS = { name: 'vip-setup-renewal', limit: 3, seconds: 86_400 };

/** Tells a member without a password by mail to set one (M-028): on the page it would tell everybody who is a member. */
@Injectable()
export class RemindOfSetupUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MEMBERS) private readonly members: Members,
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: Pick<MemberAccounts, 'byId'>,
    @Inject(MEMBER_LINKS) private readonly links: Pick<MemberLinks, 'ownerOf'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
    private readonly mailedLinks: MailedLinks,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
    private readonly accountMails: AccountMails,
  ) {}

  /**
   * A setup link, over or not, mails its owner a new one that replaces it; nothing where the account has a password. The caller has the
   * link and learns nothing.
   */
  async renew(token: string): Promise<void> {
    const owner = await this.links.ownerOf({ tokenHash: hashOf(token), purpose: 'setup' });
    if (!owner || !(await this.limiter.hit(RENEWALS, owner.memberId)).allowed) return;
    await this.transactions.transaction(async (tx) => {
      const account = await this.accounts.byId(owner.memberId, tx);
      if (!account || account.passwordHash !== null) return;
      await this.mailedLinks.mail(tx, this.termsFor(account.id), (link) =>
        this.accountMails.renewedSetupLink({ ...account, ...link }),
      );
    });
  }

  /** After a refused sign-in: the same work for every address; only the job knows whose it is. */
  async afterRefusal(email: string): Promise<void> {
    const { allowed } = await this.limiter.hit(MAILS, hashOf(email));
    if (allowed)
      await this.transactions.transaction((tx) =>
        this.outbox.addJob(tx, { task: REMIND_OF_SETUP_TASK, payload: { email } }),
      );
  }

  /** The job behind `afterRefusal`. Links that were mailed before go on working. */
  async mail({ email }: { email: string }): Promise<void> {
    await this.transactions.transaction(async (tx) => {
      const member = await this.members.lock(tx, email);
      if (!member || member.hasPassword) return;
      await this.mailedLinks.mail(tx, this.termsFor(member.id), (link) =>
        this.accountMails.setupReminder({ ...member, ...link }),
      );
    });
  }

  private termsFor(memberId: string) {
    return { memberId, purpose: 'setup', expiresAt: setupLinkEnd(this.clock.now()) } as const;
  }
}
