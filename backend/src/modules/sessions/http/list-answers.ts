import { Inject, Injectable } from '@nestjs/common';
import { SERVER_TIME_HEADER } from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { WrittenAnswers } from '../../../platform/http/written-answers.js';
import { SessionCatalog } from '../application/catalog.js';
import type { SessionList } from '../application/session-lists.js';

/**
 * Lists last as long as the catalog that they were made from and until the next window opens or ends. What time it is stands in a header:
 * in the body it would make each answer another one.
 */
@Injectable()
export class ListAnswers {
  private readonly answers: WrittenAnswers;

  constructor(
    private readonly catalog: SessionCatalog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.answers = new WrittenAnswers(clock);
  }

  /** Sends what `present` makes of the list, or what it has made before. `name`: which list it is. */
  send<Answer>(
    { name, list, present }: { name: string; list: SessionList; present: (list: SessionList) => Answer },
    reply: FastifyReply,
  ): Promise<Answer> {
    const { catalog, now, validUntil } = list;
    const key = { source: catalog, name: `${name} ${list.asMember}` };
    const written =
      this.answers.known<Answer>(key) ?? this.answers.keep(key, present(list), { from: now, until: validUntil });
    const ofTheMoment = () => ({ [SERVER_TIME_HEADER]: new Date(this.clock.now()).toISOString() });
    reply.headers({ etag: written.etag, 'cache-control': 'private, no-cache', ...ofTheMoment() });
    return this.answers.send(written, reply, { isCurrent: () => this.catalog.isCurrent(catalog), ofTheMoment });
  }
}
