import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CURRENT_SUMMIT_KEY } from '@summit/content';
import type { SummitDay } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { randomToken } from '../../../platform/crypto/random-token.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { videoAfter, type SessionVideo, type VideoEntry } from '../domain/session-video.js';
import { SessionCatalog } from './catalog.js';
import {
  MANAGED_SESSIONS,
  type GiftClickCount,
  type ManagedSession,
  type ManagedSessions,
  type SessionFields,
  type SessionFigures,
  type SessionStore,
} from './managed-sessions.port.js';
import { publicWindow, windowTakenAlong } from './public-window.js';

/** Null takes a value away, undefined leaves it as it is. */
export interface SessionDraft extends Partial<Omit<SessionFields, 'video' | 'start' | 'end'>>, VideoEntry {
  /** Null: by the rule (C-046). */
  start?: number | null;
  end?: number | null;
}

const EMPTY: Omit<SessionFields, 'start' | 'end' | 'topic' | 'speakerName'> = {
  summitKey: CURRENT_SUMMIT_KEY,
  day: 1,
  number: 1,
  description: '',
  durationMinutes: 45,
  speakerTitle: '',
  speakerPhotoUrl: null,
  speakerBio: '',
  speakerSocialLinks: {},
  video: null,
  giftTitle: null,
  giftDescription: null,
  giftUrl: null,
  giftPromoCode: null,
};

/** What administrators do with sessions (A-174..A-181). */
@Injectable()
export class ManageSessionsUseCase {
  constructor(
    private readonly catalog: SessionCatalog,
    @Inject(MANAGED_SESSIONS) private readonly sessions: ManagedSessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(day: SummitDay | null): Promise<(ManagedSession & SessionFigures)[]> {
    return this.sessions.list(day);
  }

  giftClicks(): Promise<GiftClickCount[]> {
    return this.sessions.giftClicks();
  }

  /** The film that a save would keep, of a session that is stored or of a new one. Throws `session_embed_invalid`, `not_found`. */
  async film(id: string | null, entry: VideoEntry): Promise<SessionVideo | null> {
    if (id === null) return filmAfter(null, entry);
    const session = await this.catalog.byId(id);
    if (!session) throw new AppError('not_found');
    return filmAfter(session.video, entry);
  }

  /** Throws `session_embed_invalid`, `session_window_invalid`, `session_slot_taken`, `summit_unknown`. */
  create(draft: SessionDraft & { topic: string; speakerName: string }, savedBy: string): Promise<ManagedSession> {
    return this.changing(async (store) => {
      const { topic, speakerName, summitKey = EMPTY.summitKey } = draft;
      const blank = { ...EMPTY, topic, speakerName, summitKey, start: 0, end: 0 };
      const session = await this.merged(
        store,
        { ...blank, id: randomUUID(), token: randomToken(), updatedAt: 0 },
        {
          ...draft,
          start: draft.start ?? null,
          end: draft.end ?? null,
        },
      );
      await store.add(session, savedBy);
      return session;
    });
  }

  /** As `create`, and `not_found`, `edit_conflict`. `seen`: `updatedAt` as the administrator read it. */
  async update(
    { id, seen, savedBy }: { id: string; seen: number | null; savedBy: string },
    draft: SessionDraft,
  ): Promise<{ before: ManagedSession; after: ManagedSession }> {
    return this.changing(async (store) => {
      const before = await store.lock(id);
      if (!before) throw new AppError('not_found');
      if (seen !== null && seen !== before.updatedAt) throw new AppError('edit_conflict');
      const after = await this.merged(store, before, draft);
      await store.replace(after, savedBy);
      return { before, after };
    });
  }

  /** Ratings go with the session, and only where that was asked for. Throws `not_found`, `session_has_ratings`. */
  async delete(
    id: string,
    { withRatings }: { withRatings: boolean },
  ): Promise<{ deleted: ManagedSession; ratings: number }> {
    return this.changing(async (store) => {
      const deleted = await store.lock(id);
      if (!deleted) throw new AppError('not_found');
      const ratings = await store.countRatings(id);
      if (!withRatings && ratings > 0) throw new AppError('session_has_ratings');
      await store.delete(id);
      return { deleted, ratings };
    });
  }

  private async changing<Result>(work: (store: SessionStore) => Promise<Result>): Promise<Result> {
    const result = await this.sessions.changing(work);
    this.catalog.forget();
    return result;
  }

  private async merged(store: SessionStore, before: ManagedSession, draft: SessionDraft): Promise<ManagedSession> {
    const { embedCode, videoId, start, end, ...fields } = draft;
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const session: ManagedSession = { ...before, ...given };
    const days = await firstDays(store, [before.summitKey, session.summitKey]);
    const [left, entered] = [days.get(before.summitKey), days.get(session.summitKey)];
    if (left === undefined || entered === undefined) throw new AppError('summit_unknown');
    const stays = before.day === session.day && before.summitKey === session.summitKey;
    const kept = stays ? before : windowTakenAlong({ firstDay: left, day: before.day }, before);
    const window = publicWindow(
      { firstDay: entered, day: session.day },
      { start: start === undefined ? kept.start : start, end: end === undefined ? kept.end : end },
    );
    if (window.end <= window.start) throw new AppError('session_window_invalid');
    const next: ManagedSession = {
      ...session,
      ...window,
      video: filmAfter(before.video, { embedCode, videoId }),
      // Two saves within a millisecond are two versions all the same.
      updatedAt: Math.max(this.clock.now(), before.updatedAt + 1),
    };
    if (await store.isSlotTaken(next)) throw new AppError('session_slot_taken');
    return next;
  }
}

/** The first days of these editions, locked in an order in which two that move sessions to and fro do not wait for each other. */
async function firstDays(store: SessionStore, summitKeys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  for (const key of [...new Set(summitKeys)].sort()) {
    const edition = await store.lockEdition(key);
    if (edition) days.set(key, edition.firstDay);
  }
  return days;
}

function filmAfter(before: SessionVideo | null, entry: VideoEntry): SessionVideo | null {
  const film = videoAfter(before, entry);
  if (film === 'unreadable') throw new AppError('session_embed_invalid');
  return film;
}
