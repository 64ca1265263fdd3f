import { Inject, Injectable } from '@nestjs/common';
import { fingerprint, type PublicLists } from '@summit/rules';
import { BriefCache } from '../../../platform/cache/brief-cache.js';
import { FACES, type Faces } from '../../faces/faces.public.js';
import { SUMMIT_SESSIONS, type DayTitle, type SessionView, type SummitSessions } from './summit-sessions.port.js';

/** Thousands of visitors share one read; what another process saves shows within this time. */
const FRESH_MS = 2_000;

export interface Catalog {
  sessions: readonly SessionView[];
  days: readonly DayTitle[];
  publicLists: PublicLists;
}

/** Every session, in memory. The same object is answered as long as nothing has changed, so answers made from it can be kept. */
@Injectable()
export class SessionCatalog {
  private readonly cache = new BriefCache(() => this.read(), FRESH_MS);
  private last: { print: string; catalog: Catalog } | undefined;

  constructor(
    @Inject(SUMMIT_SESSIONS) private readonly sessions: SummitSessions,
    @Inject(FACES) private readonly faces: Pick<Faces, 'of'>,
  ) {}

  current(): Promise<Catalog> {
    return this.cache.value();
  }

  async byToken(token: string): Promise<SessionView | null> {
    return (await this.current()).sessions.find((session) => session.token === token) ?? null;
  }

  async byId(id: string): Promise<SessionView | null> {
    return (await this.current()).sessions.find((session) => session.id === id) ?? null;
  }

  /** Whether `current` would answer this one, without a wait. */
  isCurrent(catalog: Catalog): boolean {
    return this.last?.catalog === catalog && this.cache.isFresh();
  }

  /** Whether `byToken` would answer this very session, without a wait. */
  holds(session: SessionView): boolean {
    return this.cache.isFresh() && this.last?.catalog.sessions.includes(session) === true;
  }

  /** Whoever saves something calls it afterwards: this process shows it at once. */
  forget(): void {
    this.cache.forget();
  }

  private async read(): Promise<Catalog> {
    const [sessions, days, publicLists] = await Promise.all([
      this.sessions.all().then((all) => this.withFaces(all)),
      this.sessions.dayTitles(),
      this.sessions.publicLists(),
    ]);
    const catalog = { sessions, days, publicLists };
    const print = fingerprint(catalog);
    if (this.last?.print !== print) this.last = { print, catalog };
    return this.last.catalog;
  }

  /** Two speakers of one session have a photo each (M-102). */
  private async withFaces(sessions: SessionView[]): Promise<SessionView[]> {
    const faces = await this.faces.of(sessions.map(({ speaker }) => speaker.name));
    if (faces.length === 0) return sessions;
    return sessions.map((session) => {
      const own = faces.filter(({ name }) => session.speaker.name.split(' and ').some((one) => one.trim() === name));
      return own.length === 0 ? session : { ...session, speaker: { ...session.speaker, faces: own } };
    });
  }
}
