import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { WrittenAnswers } from '../../../platform/http/written-answers.js';
import { SessionCatalogue } from '../application/catalogue.js';
import type { SessionList } from '../application/session-lists.js';

/** Lists last as long as the catalogue that they were made from and until the next window opens or ends. */
@Injectable()
export class ListAnswers {
  private readonly answers: WrittenAnswers;

  constructor(
    private readonly catalogue: SessionCatalogue,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.answers = new WrittenAnswers(clock);
  }

  /** Sends what `present` makes of the list, or what it has made before. `name`: which list it is. */
  send<Answer>(
    { name, list, present }: { name: string; list: SessionList; present: (list: SessionList) => Answer },
    reply: FastifyReply,
  ): Promise<Answer> {
    const { catalogue, now, validUntil } = list;
    const key = { source: catalogue, name: `${name} ${list.asMember}` };
    const written =
      this.answers.known<Answer>(key) ?? this.answers.keep(key, present(list), { from: now, until: validUntil });
    reply.header('etag', written.etag).header('cache-control', 'private, no-cache');
    return this.answers.send(written, reply, { isCurrent: () => this.catalogue.isCurrent(catalogue) });
  }
}
