import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { randomToken } from '../../../platform/crypto/random-token.js';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ALLOWANCE_MS, PROMPT_SESSION_MS } from '../domain/prompt-allowance.js';
import { PromptReaders } from './prompt-readers.js';
import { PROMPT_VISITS, type PromptVisits } from './prompt-visits.port.js';

export interface PromptSession {
  /** Handed out once; only its hash is kept. */
  token: string;
  /** Distinct prompts of the last 24 hours. */
  counted: number[];
  limit: number;
}

export type EntryRefusal = 'email_unknown' | 'sign_in_required';

/** The two steps in front of the library. Addresses are normalized. */
@Injectable()
export class EnterLibraryUseCase {
  constructor(
    private readonly readers: PromptReaders,
    @Inject(PROMPT_VISITS) private readonly visits: PromptVisits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Whether this address may read; logged either way (M-146, M-152). */
  async validateEmail(email: string): Promise<boolean> {
    const valid = (await this.readers.limitOf(email)) !== null;
    await this.visits.recordAttempt({ email, validated: valid, at: this.clock.now() });
    return valid;
  }

  /**
   * Opens a session that only this address can use (M-147, M-153). A VIP who can sign in does so first, because the address alone would
   * let anybody use the prompts up. Refusals are logged (M-152). `memberId`: who is signed in. Throws `disclaimer_required`.
   */
  async acceptDisclaimer(
    { email, memberId }: { email: string; memberId: string | null },
    accepted: boolean,
  ): Promise<PromptSession | EntryRefusal> {
    if (!accepted) throw new AppError('disclaimer_required');
    const at = this.clock.now();
    const limit = await this.readers.limitOf(email);
    if (limit === null) {
      await this.visits.recordAttempt({ email, validated: false, at });
      return 'email_unknown';
    }
    if (await this.readers.belongsToOtherMember(email, memberId)) {
      await this.visits.recordAttempt({ email, validated: true, at });
      return 'sign_in_required';
    }
    const token = randomToken();
    await this.visits.openSession({
      email,
      tokenHash: tokenHash(token),
      acceptedAt: at,
      expiresAt: at + PROMPT_SESSION_MS,
    });
    return { token, counted: await this.visits.countedSince(email, at - ALLOWANCE_MS), limit };
  }
}
