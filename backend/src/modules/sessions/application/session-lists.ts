import { Inject, Injectable } from '@nestjs/common';
import type { SummitDay } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { listIsPublic, nextBoundary } from '../domain/access-window.js';
import { SessionCatalog, type Catalog } from './catalog.js';
import { isMemberInside } from './session-access.js';
import type { DayTitle, SessionView } from './summit-sessions.port.js';
import { Viewers } from './viewers.js';

export interface ListScope {
  summitKey: string;
  /** Null: all days. */
  day: SummitDay | null;
}

/** Sessions of one edition or of one of its days. */
export interface SessionList {
  sessions: readonly SessionView[];
  days: readonly DayTitle[];
  isPublic: boolean;
  asMember: boolean;
  /** ms. */
  now: number;
  /** ms: until then the same viewer gets the same answer from the same catalog. */
  validUntil: number;
  catalog: Catalog;
}

/** The public lists, which a member sees for ever (C-044). */
@Injectable()
export class SessionLists {
  constructor(
    private readonly catalog: SessionCatalog,
    private readonly viewers: Viewers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list({ summitKey, day }: ListScope, memberId: string | null): Promise<SessionList> {
    const [catalog, viewer] = await Promise.all([this.catalog.current(), this.viewers.signedIn(memberId)]);
    const sessions = catalog.sessions.filter(
      (session) => session.summitKey === summitKey && (day === null || session.day === day),
    );
    const windows = sessions.map(({ window }) => window);
    const edition = catalog.sessions.find((session) => session.summitKey === summitKey)?.edition;
    const now = this.clock.now();
    return {
      sessions,
      days: catalog.days,
      isPublic: listIsPublic(windows, now, catalog.publicLists),
      asMember: edition !== undefined && isMemberInside(viewer(edition)),
      now,
      validUntil: nextBoundary(windows, now),
      catalog,
    };
  }
}
