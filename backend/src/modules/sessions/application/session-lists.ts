import { Inject, Injectable } from '@nestjs/common';
import type { SummitDay } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { listIsPublic, nextEdge } from '../domain/access-window.js';
import { SessionCatalogue, type Catalogue } from './catalogue.js';
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
  /** ms: until then the same viewer gets the same answer from the same catalogue. */
  validUntil: number;
  catalogue: Catalogue;
}

/** The public lists, which a member sees for ever (C-044). */
@Injectable()
export class SessionLists {
  constructor(
    private readonly catalogue: SessionCatalogue,
    private readonly viewers: Viewers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list({ summitKey, day }: ListScope, memberId: string | null): Promise<SessionList> {
    const [catalogue, viewer] = await Promise.all([this.catalogue.current(), this.viewers.signedIn(memberId)]);
    const sessions = catalogue.sessions.filter(
      (session) => session.summitKey === summitKey && (day === null || session.day === day),
    );
    const windows = sessions.map(({ window }) => window);
    const edition = catalogue.sessions.find((session) => session.summitKey === summitKey)?.edition;
    const now = this.clock.now();
    return {
      sessions,
      days: catalogue.days,
      isPublic: listIsPublic(windows, now, catalogue.publicLists),
      asMember: edition !== undefined && isMemberInside(viewer(edition)),
      now,
      validUntil: nextEdge(windows, now),
      catalogue,
    };
  }
}
