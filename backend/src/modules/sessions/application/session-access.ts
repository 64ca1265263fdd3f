import { Inject, Injectable } from '@nestjs/common';
import { CURRENT_SUMMIT_KEY } from '@summit/content';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { watchAccess, type Viewer, type WatchVerdict } from '../domain/watch-access.js';
import type { ViewerOf } from './viewers.js';
import type { SessionView } from './summit-sessions.port.js';

export const isMemberInside = (viewer: Viewer): boolean =>
  viewer.kind === 'member' && viewer.hasAccess && viewer.signedIn;

/** Asks the rule about one session, now. */
@Injectable()
export class SessionAccess {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  of(session: SessionView, viewer: ViewerOf): WatchVerdict {
    return watchAccess({
      now: this.clock.now(),
      window: session.window,
      hasFilm: session.video !== null,
      editionIsSold: session.summitKey === CURRENT_SUMMIT_KEY,
      viewer: viewer(session.edition),
    });
  }
}
