import { CheckedPasswordSignIn } from '../../src/modules/auth/application/checked-password-sign-in.js';
import {
  CountingThrottle,
  InMemoryChallenges,
  InMemorySecondFactors,
  InMemorySignIns,
  PlainHasher,
} from '../../src/modules/auth/application/auth.fake.js';
import { InMemoryPasskeyQuestions, InMemoryPasskeyStore } from '../../src/modules/auth/application/passkeys.fake.js';
import { PasskeyProofs } from '../../src/modules/auth/application/passkey-proofs.js';
import { StaffSecondFactors } from '../../src/modules/auth/application/staff-second-factors.js';
import { StoredPasskeys } from '../../src/modules/auth/application/stored-passkeys.js';
import { WebAuthnRelyingParty } from '../../src/modules/auth/infra/web-authn-relying-party.js';
import type { SecurityAudit } from '../../src/modules/auth/auth.public.js';
import { CodeCheck } from '../../src/modules/auth/application/code-check.js';
import { MailedSecurityNotices } from '../../src/modules/auth/application/mailed-security-notices.js';
import { PasswordPolicy } from '../../src/modules/auth/application/password-policy.js';
import { StoredNewPasswords } from '../../src/modules/auth/application/stored-new-passwords.js';
import { FixedClock } from '../../src/platform/clock/clock.fake.js';
import type { Transaction } from '../../src/platform/database/transactions.port.js';
import { Links } from '../../src/platform/links/links.js';
import { FakeMails } from './fake-mails.js';
import { settingsWith } from './settings-with.js';
import { unitConfig } from './unit-config.js';

export { heldPasskey } from '../../src/modules/auth/application/passkeys.fake.js';

type RunTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

const NO_TRANSACTION: Transaction = {};

export const KIT_NOW = Date.parse('2025-11-20T18:00:00Z');

/** The real sign-in and the real way to a new password, on stores in memory. `transaction`: that of the store that has to roll back. */
export function authKit({ transaction = (work) => work(NO_TRANSACTION) }: { transaction?: RunTransaction } = {}) {
  const clock = new FixedClock(KIT_NOW);
  const mails = new FakeMails();
  const links = new Links(unitConfig());
  const signIns = new InMemorySignIns();
  const throttle = new CountingThrottle();
  const secondFactors = new InMemorySecondFactors();
  const challenges = new InMemoryChallenges(secondFactors);
  const hasher = new PlainHasher();
  const limiter = { hit: async () => ({ allowed: true, retryAfter: 0 }) };
  const codes = new CodeCheck(secondFactors, limiter);
  const policy = new PasswordPolicy({ has: async (password) => password === 'qwertyuiop12' });
  const transactions = { transaction };
  const notices = new MailedSecurityNotices(clock, mails, links);
  const passkeyStore = new InMemoryPasskeyStore();
  const questions = new InMemoryPasskeyQuestions(clock);
  const relyingParty = new WebAuthnRelyingParty(unitConfig(), { info: () => undefined });
  const proofs = new PasskeyProofs(passkeyStore, questions, relyingParty, signIns, notices, transactions, clock);
  const passkeys = new StoredPasskeys(
    passkeyStore,
    questions,
    relyingParty,
    proofs,
    signIns,
    notices,
    transactions,
    clock,
  );
  /** Whether two-factor is asked of all staff. */
  const staffRule = { 'staff.two_factor_required': false };
  const factors = new StaffSecondFactors(secondFactors, passkeys, settingsWith(staffRule));
  const audited: Parameters<SecurityAudit['record']>[0][] = [];
  const audit: SecurityAudit = { record: async (change) => void audited.push(change) };
  return {
    clock,
    mails,
    links,
    signIns,
    throttle,
    secondFactors,
    challenges,
    hasher,
    limiter,
    codes,
    transactions,
    notices,
    passkeyStore,
    passkeys,
    staffRule,
    factors,
    audit,
    audited,
    policy,
    signIn: new CheckedPasswordSignIn(signIns, throttle, challenges, secondFactors, codes, hasher, transactions),
    newPasswords: new StoredNewPasswords(signIns, notices, policy, hasher, transactions),
  };
}

export type AuthKit = ReturnType<typeof authKit>;

/** The code of the error that work ends with; `none` when it succeeds. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
