import type { Registrant, Registrants, Registration, RegistrationOutcome } from './registrants.port.js';

/** In memory, with the same answers as the repository. */
export class InMemoryRegistrants implements Registrants {
  readonly stored: Registrant[] = [];
  /** Tokens with which registrants were invited, by their ids. */
  private readonly invited = new Map<string, string | null>();
  private readonly keys = new Map<string, { requestHash: string; registrant: Registrant; expiresAt: number }>();

  async register({ registrant, invitedWith, idempotency }: Registration): Promise<RegistrationOutcome> {
    const remembered = idempotency && this.keys.get(idempotency.key);
    if (remembered && remembered.expiresAt > registrant.createdAt) {
      if (remembered.requestHash !== idempotency.requestHash) return { kind: 'key_reused' };
      return { kind: 'replayed', registrant: remembered.registrant };
    }
    if (this.stored.some(({ email }) => email === registrant.email)) return { kind: 'already_registered' };
    this.stored.push(registrant);
    this.invited.set(registrant.id, invitedWith);
    if (idempotency) this.keys.set(idempotency.key, { ...idempotency, registrant });
    return { kind: 'created' };
  }

  async wasAnswered({ key, requestHash }: { key: string; requestHash: string }, now: number): Promise<boolean> {
    const remembered = this.keys.get(key);
    return remembered !== undefined && remembered.requestHash === requestHash && remembered.expiresAt > now;
  }

  async byId(id: string): Promise<Registrant | null> {
    return this.stored.find((one) => one.id === id) ?? null;
  }

  async byEmail(email: string): Promise<Registrant | null> {
    return this.stored.find((one) => one.email === email) ?? null;
  }

  async friendsOf(inviteToken: string): Promise<number | null> {
    if (!this.stored.some((one) => one.inviteToken === inviteToken)) return null;
    return [...this.invited.values()].filter((token) => token === inviteToken).length;
  }

  async count(): Promise<number> {
    return this.stored.length;
  }
}
