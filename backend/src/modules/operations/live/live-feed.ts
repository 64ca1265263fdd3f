import { Inject, Injectable, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import type { LiveFigures } from '@summit/contracts';
import {
  catchError,
  EMPTY,
  exhaustMap,
  from,
  map,
  merge,
  ReplaySubject,
  shareReplay,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { LiveFiguresReadModel } from '../read-models/live-figures.read-model.js';

const EVERY_MS = 5_000;
const STREAM_MS = 60_000;

/** The figures of this moment for everybody who watches: read once for all, and only while somebody does. */
@Injectable()
export class LiveFeed implements OnModuleDestroy {
  /** Remembered: a stream that is opened while the process ends is over at once. */
  private readonly closing = new ReplaySubject<void>(1);
  private readonly figures: Observable<LiveFigures>;

  constructor(
    @Inject(LiveFiguresReadModel) figures: Pick<LiveFiguresReadModel, 'read'>,
    @Inject(LOGGER) log: Pick<Logger, 'warn'>,
  ) {
    this.figures = timer(0, EVERY_MS).pipe(
      exhaustMap(() =>
        from(figures.read()).pipe(
          catchError((error: unknown) => {
            log.warn({ reason: String(error) }, 'the live figures were not read');
            return EMPTY;
          }),
        ),
      ),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  /** Ends after a minute, and when the process closes: a server that closes waits for its answers. */
  events(): Observable<MessageEvent> {
    return this.figures.pipe(
      map((data) => ({ data })),
      takeUntil(merge(this.closing, timer(STREAM_MS))),
    );
  }

  onModuleDestroy(): void {
    this.closing.next();
  }
}
