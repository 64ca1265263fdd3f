import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { mayBeRepeated } from '../../../platform/http/repeated-answers.js';
import { SessionCatalog, type Catalog } from '../application/catalog.js';
import type { SessionList } from '../application/session-lists.js';
import { isCurrent, sendWritten, writeAnswer, type WrittenAnswer } from './written-answer.js';

/**
 * Lists as written bytes: shaping and compressing them is most of what a list costs, and thousands of visitors get the same one. They
 * last as long as the catalog that they were made from and until the next window opens or ends.
 */
@Injectable()
export class ListAnswers {
  private readonly kept = new WeakMap<Catalog, Map<string, WrittenAnswer<unknown>>>();

  constructor(
    private readonly catalog: SessionCatalog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Sends what `present` makes of the list, or what it has made before. `name`: which list it is. */
  send<Answer>(
    { name, list, present }: { name: string; list: SessionList; present: (list: SessionList) => Answer },
    reply: FastifyReply,
  ): Promise<Answer> {
    const written = this.written(`${name} ${list.asMember}`, list, present);
    reply.header('etag', written.etag).header('cache-control', 'private, no-cache');
    mayBeRepeated(reply, {
      isCurrent: () => this.catalog.isCurrent(list.catalog) && isCurrent(written, this.clock.now()),
    });
    return sendWritten(written, reply);
  }

  private written<Answer>(
    key: string,
    list: SessionList,
    present: (list: SessionList) => Answer,
  ): WrittenAnswer<Answer> {
    const answers = this.kept.get(list.catalog) ?? new Map<string, WrittenAnswer<unknown>>();
    this.kept.set(list.catalog, answers);
    const known = answers.get(key) as WrittenAnswer<Answer> | undefined;
    if (known && isCurrent(known, list.now)) return known;
    const made = writeAnswer(present(list), { from: list.now, until: list.validUntil });
    answers.set(key, made);
    return made;
  }
}
