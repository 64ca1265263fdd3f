import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
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
} from '../passkeys.public.js';
import { ADMIN_ACCOUNTS, type AdminAccounts } from './admin-accounts.port.js';
import type { SignedInAdmin } from './admin-sign-in.use-case.js';
import { StaffSecondFactors } from './staff-second-factors.js';

/** Who asks, and through which sign-in. */
export interface AdminAtWork {
  id: string;
  signInId: string;
}

/** Passkeys of staff: sign in, confirm, and what the owner does with them. That changes were confirmed is said by their rows (S5). */
@Injectable()
export class AdminPasskeysUseCase {
  constructor(
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: Pick<AdminAccounts, 'byId'>,
    @Inject(PASSKEYS) private readonly passkeys: Passkeys,
    private readonly factors: StaffSecondFactors,
  ) {}

  askToSignIn(): Promise<PasskeyQuestion<PasskeyRequestOptions>> {
    return this.passkeys.askToSignIn('admin');
  }

  /** Throws `passkey_question_ended`, and `admin_login_failed` for unknown, wrong and removed passkeys and disabled accounts alike. */
  async signIn(given: { handle: string; used: UsedPasskey; client: string }): Promise<SignedInAdmin & { id: string }> {
    const ownerOf = async (id: string) => {
      const account = await this.accounts.byId(id);
      return account && !account.disabled ? account : null;
    };
    const signedIn = await this.passkeys.signIn('admin', { ...given, ownerOf });
    if (!signedIn) throw new AppError('admin_login_failed');
    return signedIn;
  }

  async askToConfirm({ id, signInId }: AdminAtWork): Promise<PasskeyQuestion<PasskeyRequestOptions>> {
    return this.passkeys.askToConfirm({ role: 'admin', id }, signInId);
  }

  /** Throws `passkey_question_ended`, `passkey_refused`. */
  async confirm({ id, signInId }: AdminAtWork, given: { handle: string; used: UsedPasskey }): Promise<void> {
    await this.passkeys.confirm(await this.owner(id), { ...given, signInId });
  }

  list(id: string): Promise<Passkey[]> {
    return this.passkeys.list({ role: 'admin', id });
  }

  async askToAdd({ id, signInId }: AdminAtWork): Promise<PasskeyQuestion<PasskeyCreationOptions>> {
    return this.passkeys.askToAdd(await this.owner(id), signInId);
  }

  /** Throws as `Passkeys.add`. */
  async add(
    { id, signInId }: AdminAtWork,
    given: { handle: string; made: MadePasskey; label: string },
  ): Promise<Passkey> {
    return this.passkeys.add(await this.owner(id), { ...given, signInId });
  }

  /** Answers the name before. Throws `not_found`. */
  rename(id: string, passkeyId: string, label: string): Promise<string> {
    return this.passkeys.rename({ role: 'admin', id }, passkeyId, label);
  }

  /** Throws `not_found`, and `passkey_needed` for the last second factor where everybody needs one. */
  async remove({ id, signInId }: AdminAtWork, passkeyId: string): Promise<Passkey> {
    const keepLast = await this.factors.dependsOnPasskeys(id);
    return this.passkeys.remove(await this.owner(id), { id: passkeyId, signInId, keepLast });
  }

  private async owner(id: string): Promise<PasskeyOwner> {
    const account = await this.accounts.byId(id);
    if (!account) throw new AppError('unauthorized');
    return { subject: { role: 'admin', id }, email: account.email, name: account.email };
  }
}
