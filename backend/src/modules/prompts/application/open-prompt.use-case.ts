import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ALLOWANCE_MS, judgeAccess } from '../domain/prompt-allowance.js';
import type { StoredPrompt } from '../domain/stored-prompt.js';
import { PROMPT_LIBRARY, type PromptLibrary } from './prompt-library.port.js';
import { PromptReaders } from './prompt-readers.js';
import { PROMPT_VISITS, type PromptVisits } from './prompt-visits.port.js';

export interface OpenPromptCommand {
  email: string;
  sessionId: string;
  promptId: number;
}

export interface OpenedPrompt {
  /** Null: it would have been one too many. */
  prompt: StoredPrompt | null;
  /** Distinct prompts of the last 24 hours, this one included. */
  viewed: number;
  limit: number;
}

interface Access extends OpenPromptCommand {
  limit: number;
}

/**
 * The only way to the full text of a prompt. Whatever a client does, no address gets more distinct prompts than its limit in any 24
 * hours: accesses of one address are judged one after the other (M-163, M-181).
 */
@Injectable()
export class OpenPromptUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly readers: PromptReaders,
    @Inject(PROMPT_LIBRARY) private readonly library: PromptLibrary,
    @Inject(PROMPT_VISITS) private readonly visits: PromptVisits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `prompt_session_invalid`, `prompt_unknown`. An access over the limit is an answer, not an error. */
  async execute(command: OpenPromptCommand): Promise<OpenedPrompt> {
    const limit = await this.readers.limitOf(command.email);
    // Erased, or access taken back, since the session began.
    if (limit === null) throw new AppError('prompt_session_invalid');
    const prompt = await this.library.byId(command.promptId);
    const { verdict, viewed } = await this.judge({ ...command, limit }, prompt);
    return { prompt: verdict === 'refused' ? null : prompt, viewed, limit };
  }

  private judge({ email, sessionId, promptId, limit }: Access, prompt: StoredPrompt | null) {
    return this.transactions.transaction(async (tx) => {
      await this.visits.lockAllowance(tx, email);
      // After the lock: an access that waited must not be dated before one that has been counted.
      const at = this.clock.now();
      const visitId = await this.visits.sessionOf(tx, { email, tokenHash: tokenHash(sessionId), at });
      if (visitId === null) throw new AppError('prompt_session_invalid');
      if (!prompt) throw new AppError('prompt_unknown');
      const counted = new Set(await this.visits.countedSince(email, at - ALLOWANCE_MS, tx));
      const verdict = judgeAccess(counted, promptId, limit);
      if (verdict === 'counted') await this.visits.count(tx, { visitId, email, promptId, at });
      return { verdict, viewed: counted.size + (verdict === 'counted' ? 1 : 0) };
    });
  }
}
