import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { isWatched, type NewPosition } from '../domain/watch-position.js';
import { SessionCatalog } from './catalog.js';
import { SessionAccess } from './session-access.js';
import { Viewers } from './viewers.js';
import { WATCH_POSITIONS, type WatchPosition, type WatchPositions } from './watch-positions.port.js';

/** Where members stopped watching, so that they go on there on any device. */
@Injectable()
export class WatchPositionsUseCase {
  constructor(
    private readonly catalog: SessionCatalog,
    private readonly viewers: Viewers,
    private readonly access: SessionAccess,
    @Inject(WATCH_POSITIONS) private readonly positions: WatchPositions,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(memberId: string): Promise<WatchPosition[]> {
    return this.positions.of(memberId);
  }

  /** Throws `not_found`, `session_not_watchable`. */
  async save(memberId: string, sessionId: string, given: NewPosition): Promise<WatchPosition> {
    const session = await this.catalog.byId(sessionId);
    if (!session) throw new AppError('not_found');
    if (!this.access.of(session, await this.viewers.signedIn(memberId)).allowed)
      throw new AppError('session_not_watchable');
    return this.transactions.transaction(async (tx) => {
      const before = await this.positions.lock(tx, memberId, sessionId);
      const durationSeconds = given.durationSeconds ?? before?.durationSeconds ?? null;
      const position: WatchPosition = {
        sessionId,
        seconds: given.seconds,
        durationSeconds,
        watched: isWatched(before?.watched ?? false, { ...given, durationSeconds }),
        updatedAt: this.clock.now(),
      };
      if (!(await this.positions.save(tx, memberId, position))) throw new AppError('not_found');
      return position;
    });
  }
}
