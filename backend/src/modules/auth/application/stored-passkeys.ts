import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SECURITY_NOTICES, SIGN_INS, type SecurityNotices, type SignIns } from '../auth.public.js';
import { MAX_PASSKEYS, recentSince } from '../domain/passkey.js';
import type {
  MadePasskey,
  Passkey,
  PasskeyArea,
  PasskeyCreationOptions,
  PasskeyHolder,
  PasskeyOwner,
  PasskeyQuestion,
  PasskeyRequestOptions,
  PasskeySignIn,
  Passkeys,
  PasskeySubject,
  UsedPasskey,
} from '../passkeys.public.js';
import { PasskeyProofs } from './passkey-proofs.js';
import { PASSKEY_QUESTIONS, type PasskeyQuestions } from './passkey-questions.port.js';
import { PASSKEY_STORE, type PasskeyStore, type StoredPasskey } from './passkey-store.port.js';
import { RELYING_PARTY, type RelyingParty } from './relying-party.port.js';

@Injectable()
export class StoredPasskeys implements Passkeys {
  constructor(
    @Inject(PASSKEY_STORE) private readonly store: PasskeyStore,
    @Inject(PASSKEY_QUESTIONS) private readonly questions: PasskeyQuestions,
    @Inject(RELYING_PARTY) private readonly relyingParty: RelyingParty,
    private readonly proofs: PasskeyProofs,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'endAll' | 'lives'>,
    @Inject(SECURITY_NOTICES) private readonly notices: Pick<SecurityNotices, 'sendOfPasskey'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(subject: PasskeySubject): Promise<Passkey[]> {
    return (await this.store.list(subject)).map(present);
  }

  async count(subject: PasskeySubject): Promise<number> {
    return (await this.store.list(subject)).length;
  }

  async askToAdd(owner: PasskeyOwner, signInId: string): Promise<PasskeyQuestion<PasskeyCreationOptions>> {
    const known = await this.store.list(owner.subject);
    if (known.length >= MAX_PASSKEYS) throw new AppError('passkey_limit_reached');
    const options = await this.relyingParty.creationOptions(owner, known);
    const terms = { area: owner.subject.role, purpose: 'add', signInId } as const;
    return { handle: await this.questions.open(terms, options.challenge), options };
  }

  async add(
    owner: PasskeyOwner,
    { handle, signInId, made, label }: { handle: string; signInId: string; made: MadePasskey; label: string },
  ): Promise<Passkey> {
    const { subject } = owner;
    const challenge = await this.questions.take({ area: subject.role, purpose: 'add', signInId }, handle);
    if (challenge === null) throw new AppError('passkey_question_ended');
    const credential = await this.relyingParty.checkMade(subject.role, made, challenge);
    if (!credential) throw new AppError('passkey_not_added');
    const added = { ...credential, id: randomUUID(), subject, label, createdAt: this.clock.now() };
    await this.transactions.transaction(async (tx) => {
      const held = await this.store.hold(tx, subject);
      // A reset or a take-back may have come first: what its sign-ins had begun does not outlive it.
      if (!(await this.signIns.lives(tx, subject, signInId))) throw new AppError('unauthorized');
      if (held.length >= MAX_PASSKEYS) throw new AppError('passkey_limit_reached');
      if (!(await this.store.add(tx, added))) throw new AppError('passkey_already_added');
      await this.signIns.endAll(tx, subject, signInId);
      await this.notices.sendOfPasskey(tx, 'passkey-added', { ...owner, passkey: added });
    });
    return present({ ...added, synced: credential.backedUp, lastUsedAt: null });
  }

  async rename(subject: PasskeySubject, id: string, label: string): Promise<string> {
    const before = (await this.store.list(subject)).find((one) => one.id === id);
    if (!before || !(await this.store.rename(subject, id, label))) throw new AppError('not_found');
    return before.label;
  }

  remove(
    owner: PasskeyOwner,
    { id, signInId, keepLast = false }: { id: string; signInId: string; keepLast?: boolean },
  ): Promise<Passkey> {
    return this.transactions.transaction(async (tx) => {
      const held = await this.store.hold(tx, owner.subject);
      const removed = held.find((one) => one.id === id);
      if (!removed) throw new AppError('not_found');
      if (keepLast && held.length === 1) throw new AppError('passkey_needed');
      await this.store.remove(tx, owner.subject, id);
      await this.signIns.endAll(tx, owner.subject, signInId);
      await this.notices.sendOfPasskey(tx, 'passkey-removed', { ...owner, passkey: removed });
      return present(removed);
    });
  }

  async removeRecent(tx: Transaction, holder: PasskeyHolder, { keepLast = false } = {}): Promise<void> {
    const since = recentSince(this.clock.now());
    const held = await this.store.hold(tx, holder.subject);
    if (keepLast && held.every(({ createdAt }) => createdAt >= since)) return;
    await this.store.removeSince(tx, holder.subject, since);
    await this.notifyOfRemoval(
      tx,
      holder,
      held.filter(({ createdAt }) => createdAt >= since),
    );
  }

  async removeAll(
    tx: Transaction,
    { subject, email }: { subject: PasskeySubject; email: string | null },
  ): Promise<void> {
    const held = await this.store.hold(tx, subject);
    await this.store.removeSince(tx, subject, 0);
    if (email !== null) await this.notifyOfRemoval(tx, { subject, email }, held);
  }

  askToSignIn(area: PasskeyArea): Promise<PasskeyQuestion<PasskeyRequestOptions>> {
    return this.proofs.ask({ area, purpose: 'sign_in', signInId: null }, []);
  }

  signIn(area: PasskeyArea, given: Parameters<Passkeys['signIn']>[1]): Promise<PasskeySignIn | null> {
    return this.proofs.signIn(area, given);
  }

  async askToConfirm(subject: PasskeySubject, signInId: string): Promise<PasskeyQuestion<PasskeyRequestOptions>> {
    const known = await this.store.list(subject);
    return this.proofs.ask({ area: subject.role, purpose: 'confirm', signInId }, known);
  }

  confirm(owner: PasskeyOwner, given: { handle: string; signInId: string; used: UsedPasskey }): Promise<void> {
    return this.proofs.confirm(owner, given);
  }

  private async notifyOfRemoval(
    tx: Transaction,
    holder: PasskeyHolder,
    removed: readonly StoredPasskey[],
  ): Promise<void> {
    for (const one of removed) await this.notices.sendOfPasskey(tx, 'passkey-removed', { ...holder, passkey: one });
  }
}

const present = ({ id, label, synced, createdAt, lastUsedAt }: Passkey | StoredPasskey): Passkey => ({
  id,
  label,
  synced,
  createdAt,
  lastUsedAt,
});
