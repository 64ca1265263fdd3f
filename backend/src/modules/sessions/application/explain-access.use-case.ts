import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import type { WatchVerdict } from '../domain/watch-access.js';
import { SessionCatalog } from './catalog.js';
import { SessionAccess } from './session-access.js';
import { Viewers } from './viewers.js';

export interface Explanation {
  person: 'member' | 'registrant' | 'unknown';
  verdict: WatchVerdict;
}

/** "Why can I not watch?", answered for support: the same rule that the pages ask. */
@Injectable()
export class ExplainAccessUseCase {
  constructor(
    private readonly catalog: SessionCatalog,
    private readonly viewers: Viewers,
    private readonly access: SessionAccess,
  ) {}

  /** `email`: normalized. Throws `not_found`. */
  async explain(sessionId: string, email: string): Promise<Explanation> {
    const session = await this.catalog.byId(sessionId);
    if (!session) throw new AppError('not_found');
    const { person, viewer } = await this.viewers.byEmail(email);
    return { person, verdict: this.access.of(session, viewer) };
  }
}
