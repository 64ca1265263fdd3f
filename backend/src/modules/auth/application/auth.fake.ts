import type { Transaction } from '../../../platform/database/transactions.port.js';
import type {
  LiveSignIn,
  OpenedSignIn,
  PasswordProof,
  Proof,
  SignInDetails,
  SecondFactors,
  SignInChallenges,
  SignIns,
  SignInThrottle,
  Subject,
} from '../auth.public.js';

const isSame = (one: Subject, other: Subject): boolean => one.role === other.role && one.id === other.id;

/** Sign-ins in memory; `token-2` is the second one. */
export class InMemorySignIns implements SignIns {
  readonly trusted: { subject: Subject; client: string }[] = [];
  readonly confirmed = new Set<string>();
  readonly byPasskey = new Set<string>();
  private readonly ended: Subject[] = [];
  readonly opened: { id: string; subject: Subject; client: string; browser: string | null; ended: boolean }[] = [];

  async open(subject: Subject, client: string, { browser = null, by }: SignInDetails = {}): Promise<OpenedSignIn> {
    const id = `${this.opened.length + 1}`;
    this.opened.push({ id, subject, client, browser, ended: false });
    if (by === 'passkey') this.byPasskey.add(id);
    return { token: `token-${id}`, expiresAt: 0 };
  }

  async end(signInId: string): Promise<void> {
    for (const one of this.opened) if (one.id === signInId) one.ended = true;
  }

  async listLive(subject: Subject): Promise<LiveSignIn[]> {
    const live = this.opened.filter((one) => isSame(one.subject, subject) && !one.ended);
    return live.map(({ id, browser, client }) => ({ id, browser, client, createdAt: 0 })).reverse();
  }

  async endOwn(subject: Subject, signInId: string): Promise<boolean> {
    const own = this.opened.find((one) => isSame(one.subject, subject) && one.id === signInId && !one.ended);
    if (own) own.ended = true;
    return own !== undefined;
  }

  async trust(subject: Subject, client: string): Promise<void> {
    this.trusted.push({ subject, client });
  }

  async confirm(signInId: string, by: Proof = 'password'): Promise<void> {
    this.confirmed.add(signInId);
    if (by === 'passkey') this.byPasskey.add(signInId);
  }

  async isConfirmed(signInId: string): Promise<boolean> {
    return this.confirmed.has(signInId);
  }

  async endAll(_tx: Transaction, subject: Subject, except?: string): Promise<void> {
    this.ended.push(subject);
    for (const one of this.opened) if (isSame(one.subject, subject) && one.id !== except) one.ended = true;
  }

  async lives(_tx: Transaction, subject: Subject, signInId: string): Promise<boolean> {
    return this.opened.some((one) => isSame(one.subject, subject) && one.id === signInId && !one.ended);
  }

  async generation(subject: Subject): Promise<number> {
    return this.ended.filter((one) => isSame(one, subject)).length;
  }

  /** Tokens that still open something. */
  alive(): string[] {
    return this.opened.filter(({ ended }) => !ended).map(({ id }) => `token-${id}`);
  }
}

/** Counts calls and refuses none. */
export class CountingThrottle implements SignInThrottle {
  readonly admitted: Omit<PasswordProof, 'password' | 'passwordHash'>[] = [];

  async admit({ role, account, client, subjectId }: Parameters<SignInThrottle['admit']>[0]): Promise<void> {
    this.admitted.push({ role, account, client, subjectId });
  }
}

/** `challenge-1` belongs to the first one. */
export class InMemoryChallenges implements Pick<SignInChallenges, 'open' | 'answer'> {
  readonly opened: { subject: Subject; client: string }[] = [];

  constructor(private readonly secondFactors: Pick<SecondFactors, 'check'>) {}

  async open(subject: Subject, client: string): Promise<string> {
    this.opened.push({ subject, client });
    return `challenge-${this.opened.length}`;
  }

  async answer(token: string, code: string): Promise<{ subject: Subject; client: string } | 'wrong_code' | 'ended'> {
    const found = this.opened[Number(token.split('-')[1]) - 1];
    if (!found) return 'ended';
    return (await this.secondFactors.check(found.subject, code)) ? found : 'wrong_code';
  }
}

/** The right code is always `123456`. */
export class InMemorySecondFactors implements SecondFactors {
  /** When each was turned on, in ms. */
  private readonly on = new Map<string, number>();
  /** ms */
  now = 0;
  readonly begun: { subject: Subject; accountName: string }[] = [];

  async isOn({ role, id }: Subject): Promise<boolean> {
    return this.on.has(`${role} ${id}`);
  }

  async begin(subject: Subject, accountName = ''): Promise<{ secret: string; qrCode: string; backupCodes: string[] }> {
    this.begun.push({ subject, accountName });
    return { secret: 'SECRET', qrCode: 'data:image/png;base64,', backupCodes: ['aaaaa-aaaaa'] };
  }

  async confirm({ role, id }: Subject, code: string): Promise<boolean> {
    if (code === '123456') this.on.set(`${role} ${id}`, this.now);
    return code === '123456';
  }

  async replaceBackupCodes(): Promise<string[]> {
    return ['bbbbb-bbbbb'];
  }

  async backupCodesLeft(): Promise<number> {
    return 1;
  }

  async check(_subject: Subject, code: string): Promise<boolean> {
    return code === '123456';
  }

  async turnOff({ role, id }: Subject): Promise<void> {
    this.on.delete(`${role} ${id}`);
  }

  async turnOffSince(_tx: Transaction, subject: Subject, since: number): Promise<boolean> {
    const isRecent = (this.on.get(`${subject.role} ${subject.id}`) ?? -Infinity) >= since;
    if (isRecent) await this.turnOff(subject);
    return isRecent;
  }
}

/** `hash of …` */
export class PlainHasher {
  /** The stored hashes that passwords were compared with; null for accounts that have none. */
  readonly compared: (string | null)[] = [];

  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  async verify(stored: string | null, password: string): Promise<boolean> {
    this.compared.push(stored);
    return stored === `hash of ${password}`;
  }
}
