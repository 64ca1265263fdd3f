import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Catalogue } from '../application/catalogue.js';
import type { SessionList } from '../application/session-lists.js';

const compress = promisify(brotliCompress);
/** More saves few bytes and costs much time. */
const QUALITY = 5;

interface Written<Answer> {
  answer: Answer;
  etag: string;
  plain: Buffer;
  brotli: Promise<Buffer>;
  /** ms of the product clock, half open. */
  from: number;
  until: number;
}

/**
 * Lists as written bytes: shaping and compressing them is most of what a list costs, and thousands of visitors get the same one. They
 * last as long as the catalogue that they were made from and until the next window opens or ends.
 */
@Injectable()
export class ListAnswers {
  private readonly kept = new WeakMap<Catalogue, Map<string, Written<unknown>>>();

  /** Sends what `present` makes of the list, or what it has made before. `name`: which list it is. */
  async send<Answer>(
    { name, list, present }: { name: string; list: SessionList; present: (list: SessionList) => Answer },
    reply: FastifyReply,
  ): Promise<Answer> {
    const written = this.written(`${name} ${list.asMember}`, list, present);
    reply.header('etag', written.etag).header('cache-control', 'private, no-cache');
    const vary = [reply.getHeader('vary'), 'Accept-Encoding', 'Authorization'].filter(Boolean).join(', ');
    reply.header('vary', vary).header('content-type', 'application/json; charset=utf-8');
    const takesBrotli = /\bbr\b/.test(String(reply.request.headers['accept-encoding'] ?? ''));
    const bytes = takesBrotli ? await written.brotli : written.plain;
    if (takesBrotli) reply.header('content-encoding', 'br');
    // The types ask for a text; Fastify sends bytes as they are.
    reply.serializer(() => bytes as unknown as string);
    return written.answer;
  }

  private written<Answer>(key: string, list: SessionList, present: (list: SessionList) => Answer): Written<Answer> {
    const answers = this.kept.get(list.catalogue) ?? new Map<string, Written<unknown>>();
    this.kept.set(list.catalogue, answers);
    const known = answers.get(key) as Written<Answer> | undefined;
    if (known && known.from <= list.now && list.now < known.until) return known;
    const made = write(list, present(list));
    answers.set(key, made);
    return made;
  }
}

function write<Answer>({ now, validUntil }: SessionList, answer: Answer): Written<Answer> {
  const plain = Buffer.from(JSON.stringify(answer));
  const brotli = compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  // Weak: the compressed bytes mean the same and have the same tag.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { answer, etag, plain, brotli, from: now, until: validUntil };
}
