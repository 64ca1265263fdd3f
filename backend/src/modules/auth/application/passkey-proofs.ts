import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SECURITY_NOTICES, SIGN_INS, type SecurityNotices, type SignIns } from '../auth.public.js';
import type {
  PasskeyArea,
  PasskeyOwner,
  PasskeyQuestion,
  PasskeyRequestOptions,
  PasskeySignIn,
  Passkeys,
  UsedPasskey,
} from '../passkeys.public.js';
import { PASSKEY_QUESTIONS, type PasskeyQuestions, type QuestionTerms } from './passkey-questions.port.js';
import { PASSKEY_STORE, type PasskeyStore, type StoredPasskey } from './passkey-store.port.js';
import { RELYING_PARTY, type RelyingParty } from './relying-party.port.js';

/** What a passkey proves: who signs in, and who is at the browser. */
@Injectable()
export class PasskeyProofs {
  constructor(
    @Inject(PASSKEY_STORE) private readonly store: PasskeyStore,
    @Inject(PASSKEY_QUESTIONS) private readonly questions: PasskeyQuestions,
    @Inject(RELYING_PARTY) private readonly relyingParty: RelyingParty,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'open' | 'endAll' | 'confirm'>,
    @Inject(SECURITY_NOTICES) private readonly notices: Pick<SecurityNotices, 'sendOfPasskey'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async ask(
    terms: QuestionTerms,
    allowed: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyQuestion<PasskeyRequestOptions>> {
    const options = await this.relyingParty.requestOptions(terms.area, allowed);
    return { handle: await this.questions.open(terms, options.challenge), options };
  }

  async signIn(
    area: PasskeyArea,
    { handle, used, client, browser, ownerOf }: Parameters<Passkeys['signIn']>[1],
  ): Promise<PasskeySignIn | null> {
    const challenge = await this.take({ area, purpose: 'sign_in', signInId: null }, handle);
    const passkey = await this.store.byCredential(area, used.credentialId);
    const owner = passkey && (await ownerOf(passkey.subject.id));
    if (!owner || !(await this.isRight({ passkey, used, challenge }, owner.email))) return null;
    const { subject } = passkey;
    const opened = await this.signIns.open(subject, client, { browser, by: 'passkey' });
    // A passkey that was removed meanwhile opens nothing: the removal ends the sign-ins that it sees, this one sees the removal.
    if (await this.store.exists(passkey.id)) return { ...opened, id: subject.id, email: owner.email };
    await this.transactions.transaction((tx) => this.signIns.endAll(tx, subject));
    return null;
  }

  async confirm(
    { subject, email }: PasskeyOwner,
    { handle, signInId, used }: { handle: string; signInId: string; used: UsedPasskey },
  ): Promise<void> {
    const challenge = await this.take({ area: subject.role, purpose: 'confirm', signInId }, handle);
    const passkey = await this.store.byCredential(subject.role, used.credentialId);
    const isOwn = passkey !== null && passkey.subject.id === subject.id;
    if (!isOwn || !(await this.isRight({ passkey, used, challenge }, email))) throw new AppError('passkey_refused');
    await this.signIns.confirm(signInId, 'passkey');
  }

  private async take(terms: QuestionTerms, handle: string): Promise<string> {
    const challenge = await this.questions.take(terms, handle);
    if (challenge === null) throw new AppError('passkey_question_ended');
    return challenge;
  }

  private async isRight(
    { passkey, used, challenge }: { passkey: StoredPasskey; used: UsedPasskey; challenge: string },
    email: string,
  ): Promise<boolean> {
    const { subject, publicKey } = passkey;
    const expected = { challenge, publicKey, ownerId: subject.id };
    const use = await this.relyingParty.checkUsed(subject.role, used, expected);
    if (!use) return false;
    if (await this.store.noteUse(passkey.id, { ...use, at: this.clock.now() })) return true;
    if (await this.store.exists(passkey.id))
      await this.transactions.transaction((tx) =>
        this.notices.sendOfPasskey(tx, 'passkey-refused', { subject, email, passkey }),
      );
    return false;
  }
}
