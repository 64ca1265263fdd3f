import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { SECOND_FACTORS, SIGN_INS, type SecondFactors, type SignIns } from '../../auth/auth.public.js';
import { PASSKEYS, type Passkeys } from '../../auth/passkeys.public.js';
import { photoRemoval } from './members-tasks.js';
import { MemberProfileUseCase, type MemberView } from './member-profile.use-case.js';
import { SetupLinks } from './setup-links.js';
import { vip } from './vip-subject.js';
import { VIP_USERS, type NewVipUser, type SummitRights, type VipUser, type VipUsers } from './vip-users.port.js';

/** What the form that changes access was opened with; what it did not say is not compared. */
export type SeenRights = Partial<SummitRights>;

/** VIP accounts in the hands of an administrator (A-126..A-140). Addresses are normalized; an unknown one throws `vip_user_unknown`. */
@Injectable()
export class ManageVipUsersUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(VIP_USERS) private readonly users: VipUsers,
    private readonly setupLinks: SetupLinks,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'endAll'>,
    @Inject(SECOND_FACTORS) private readonly secondFactors: Pick<SecondFactors, 'turnOff'>,
    @Inject(PASSKEYS) private readonly passkeys: Pick<Passkeys, 'removeAll'>,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
    @Inject(MemberProfileUseCase) private readonly profiles: Pick<MemberProfileUseCase, 'read'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Opens an account and answers the link for its first password. `leftIsMeant`: also on an address that another account has left.
   * Throws `vip_user_exists`, `vip_address_left`; then nothing has changed.
   */
  create(
    given: NewVipUser,
    { mailed, leftIsMeant = false }: { mailed: boolean; leftIsMeant?: boolean },
  ): Promise<{ user: VipUser; setupUrl: string }> {
    return this.transactions.transaction(async (tx) => {
      if (!leftIsMeant && (await this.users.left([given.email], tx)).size > 0) throw new AppError('vip_address_left');
      const added = await this.users.add(tx, [given], this.clock.now());
      if (added.size === 0) throw new AppError('vip_user_exists');
      const user = await this.locked(tx, given.email);
      return { user, setupUrl: await this.setupLinks.open(tx, user, { mailed }) };
    });
  }

  /** Throws `edit_conflict` where the access is no longer what the form was opened with. */
  setAccess(email: string, rights: SummitRights, seen: SeenRights): Promise<{ before: VipUser; after: VipUser }> {
    return this.transactions.transaction(async (tx) => {
      const before = await this.locked(tx, email);
      const { summit1Access = before.summit1Access, summit2Access = before.summit2Access } = seen;
      if (summit1Access !== before.summit1Access || summit2Access !== before.summit2Access)
        throw new AppError('edit_conflict');
      await this.users.setAccess(tx, before.id, rights);
      return { before, after: { ...before, ...rights } };
    });
  }

  /** Ends the sign-ins at once; orders and what was paid stay. Answers what was deleted. */
  async delete(email: string): Promise<VipUser> {
    const user = await this.transactions.transaction(async (tx) => {
      const found = await this.locked(tx, email);
      await this.signIns.endAll(tx, vip(found.id));
      await this.passkeys.removeAll(tx, { subject: vip(found.id), email: null });
      await this.users.delete(tx, found.id, this.clock.now());
      if (found.photoId !== null) await this.outbox.addJob(tx, photoRemoval(found.photoId));
      return found;
    });
    // Nobody can reach it any more; it must not outlive the account.
    await this.secondFactors.turnOff(vip(user.id));
    return user;
  }

  /** Ends the sign-ins at once. */
  signOut(email: string): Promise<void> {
    return this.transactions.transaction(async (tx) => {
      await this.signIns.endAll(tx, vip((await this.locked(tx, email)).id));
    });
  }

  /** Mails a new link and answers its address; earlier links stop working (C-109). Throws `vip_user_has_password`. */
  resendSetupLink(email: string): Promise<string> {
    return this.transactions.transaction(async (tx) => {
      const user = await this.locked(tx, email);
      if (user.hasPassword) throw new AppError('vip_user_has_password');
      return this.setupLinks.replace(tx, user);
    });
  }

  /** What the member's own pages are told. */
  async viewAs(email: string): Promise<{ view: MemberView; setupPending: boolean }> {
    const user = await this.users.find(email);
    if (!user) throw new AppError('vip_user_unknown');
    return { view: await this.profiles.read(user.id), setupPending: !user.hasPassword };
  }

  private async locked(tx: Transaction, email: string): Promise<VipUser> {
    const user = await this.users.lock(tx, email);
    if (!user) throw new AppError('vip_user_unknown');
    return user;
  }
}
