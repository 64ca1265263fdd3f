import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { WrittenAnswers } from '../../../platform/http/written-answers.js';
import { SessionCatalog } from '../application/catalog.js';
import type { SessionList } from '../application/session-lists.js';

/** Lists last as long as the catalog that they were made from and until the next window opens or ends. */
@Injectable()
export class ListAnswers {
  private readonly answers: WrittenAnswers;

  constructor(
    private readonly catalog: SessionCatalog,
    @Inject(CLOCK) clock: Clock,
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
    reply.header('etag', written.etag).header('cache-control', 'private, no-cache');
    return this.answers.send(written, reply, { isCurrent: () => this.catalog.isCurrent(catalog) });
  }
}
