import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { SECURITY_AUDIT, type SecurityAudit } from '../../auth/auth.public.js';
import {
  PASSKEYS,
  type MadePasskey,
  type Passkey,
  type PasskeyCreationOptions,
  type PasskeyOwner,
  type PasskeyQuestion,
  type PasskeyRequestOptions,
  type Passkeys,
  type UsedPasskey,
} from '../../auth/passkeys.public.js';
import { MEMBER_ACCOUNTS, type MemberAccounts } from './member-accounts.port.js';
import type { SignedInMember } from './member-sign-in.use-case.js';
import { MemberTwoFactorUseCase, type MemberAtWork } from './member-two-factor.use-case.js';
import { vip } from './vip-subject.js';

/** Passkeys of members: sign in, confirm, and what the owner does with them. */
@Injectable()
export class MemberPasskeysUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: Pick<MemberAccounts, 'byId'>,
    @Inject(PASSKEYS) private readonly passkeys: Passkeys,
    @Inject(MemberTwoFactorUseCase) private readonly identity: Pick<MemberTwoFactorUseCase, 'requireConfirmed'>,
    @Inject(SECURITY_AUDIT) private readonly audit: SecurityAudit,
  ) {}

  askToSignIn(): Promise<PasskeyQuestion<PasskeyRequestOptions>> {
    return this.passkeys.askToSignIn('vip');
  }

  /** Throws `passkey_question_ended`, and `vip_login_failed` for unknown, wrong and removed passkeys alike. */
  async signIn(given: {
    handle: string;
    used: UsedPasskey;
    client: string;
    browser: string | null;
  }): Promise<SignedInMember> {
    const signedIn = await this.passkeys.signIn('vip', { ...given, ownerOf: (id) => this.accounts.byId(id) });
    if (!signedIn) throw new AppError('vip_login_failed');
    // A second factor that was called lost goes off all the same: a passkey does not show that the app is there.
    return { memberId: signedIn.id, token: signedIn.token };
  }

  askToConfirm({ id, signInId }: MemberAtWork): Promise<PasskeyQuestion<PasskeyRequestOptions>> {
    return this.passkeys.askToConfirm(vip(id), signInId);
  }

  /** Throws `passkey_question_ended`, `passkey_refused`. */
  async confirm({ id, signInId }: MemberAtWork, given: { handle: string; used: UsedPasskey }): Promise<void> {
    await this.passkeys.confirm(await this.owner(id), { ...given, signInId });
  }

  list(id: string): Promise<Passkey[]> {
    return this.passkeys.list(vip(id));
  }

  /** Throws `password_confirmation_required`, `recent_sign_in_required`, `passkey_limit_reached`. */
  async askToAdd(member: MemberAtWork): Promise<PasskeyQuestion<PasskeyCreationOptions>> {
    const owner = await this.owner(member.id);
    await this.identity.requireConfirmed(member);
    return this.passkeys.askToAdd(owner, member.signInId);
  }

  /** Throws as `Passkeys.add`. */
  async add(
    { id, signInId }: MemberAtWork,
    given: { handle: string; made: MadePasskey; label: string },
  ): Promise<Passkey> {
    const added = await this.passkeys.add(await this.owner(id), { ...given, signInId });
    await this.note(id, 'member passkey added', { before: null, after: { passkey: added.id } });
    return added;
  }

  /** Throws `not_found`. */
  async rename(id: string, passkeyId: string, label: string): Promise<void> {
    await this.passkeys.rename(vip(id), passkeyId, label);
  }

  /** Throws `password_confirmation_required`, `recent_sign_in_required`, `not_found`. */
  async remove(member: MemberAtWork, passkeyId: string): Promise<void> {
    const owner = await this.owner(member.id);
    await this.identity.requireConfirmed(member);
    const removed = await this.passkeys.remove(owner, { id: passkeyId, signInId: member.signInId });
    await this.note(member.id, 'member passkey removed', { before: { passkey: removed.id }, after: null });
  }

  /** Without the label: the log is kept when a person is forgotten. */
  private note(id: string, action: string, change: { before: unknown; after: unknown }): Promise<void> {
    return this.audit.record({ subject: vip(id), action, ...change });
  }

  private async owner(id: string): Promise<PasskeyOwner> {
    const account = await this.accounts.byId(id);
    if (!account) throw new AppError('unauthorized');
    return { subject: vip(id), email: account.email, name: account.name || account.email };
  }
}
