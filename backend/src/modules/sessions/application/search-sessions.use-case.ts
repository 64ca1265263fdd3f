import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { SessionCatalog } from './catalog.js';
import { SessionAccess } from './session-access.js';
import { SessionLists } from './session-lists.js';
import { SESSION_WORDS, type Captions, type SearchHit, type SessionWords } from './session-words.port.js';
import { Viewers } from './viewers.js';

/** Search over all talks of an edition, and what is said in one, for those who may know it. */
@Injectable()
export class SearchSessionsUseCase {
  constructor(
    private readonly catalog: SessionCatalog,
    private readonly lists: SessionLists,
    private readonly viewers: Viewers,
    private readonly access: SessionAccess,
    @Inject(SESSION_WORDS) private readonly words: SessionWords,
  ) {}

  /** Null where the viewer may not see the list either. */
  async search(query: { summitKey: string; text: string; memberId: string | null }): Promise<SearchHit[] | null> {
    const { summitKey, text, memberId } = query;
    const { isPublic, asMember, now } = await this.lists.list({ summitKey, day: null }, memberId);
    if (!isPublic && !asMember) return null;
    return this.words.search({ summitKey, text, asMember, now });
  }

  /** Throws `not_found`, `session_not_watchable`. */
  async transcript(token: string, memberId: string | null): Promise<Captions> {
    const session = await this.catalog.byToken(token);
    if (!session) throw new AppError('not_found');
    if (!this.access.of(session, await this.viewers.signedIn(memberId)).allowed)
      throw new AppError('session_not_watchable');
    const captions = await this.words.captionsOf(session.id);
    if (!captions) throw new AppError('not_found');
    return captions;
  }
}
