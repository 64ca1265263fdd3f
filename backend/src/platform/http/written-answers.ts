import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Clock } from '../clock/clock.js';
import { mayBeRepeated, type Repetition } from './repeated-answers.js';

const compress = promisify(brotliCompress);
/** More saves few bytes and costs much time. */
const QUALITY = 5;

/** Times in ms of the product clock, half open. */
export interface Span {
  from: number;
  until: number;
}

/** Which of the answers that are made of one thing. */
export interface AnswerKey {
  source: object;
  name: string;
}

/** An answer as bytes, for all who get the same. */
export interface WrittenAnswer<Answer> extends Span {
  answer: Answer;
  etag: string;
  plain: Buffer;
  brotli: Promise<Buffer>;
}

/**
 * Public answers as written bytes: shaping and compressing them is most of what they cost, and thousands of visitors get the same one.
 * Each lasts as long as what it was made of, and within its span.
 */
export class WrittenAnswers {
  private readonly kept = new WeakMap<object, Map<string, WrittenAnswer<unknown>>>();

  constructor(private readonly clock: Clock) {}

  /** The answer that was made of `source` under this name, where it is true yet. */
  known<Answer>({ source, name }: AnswerKey): WrittenAnswer<Answer> | undefined {
    const known = this.kept.get(source)?.get(name) as WrittenAnswer<Answer> | undefined;
    return known && this.isTrue(known) ? known : undefined;
  }

  keep<Answer>({ source, name }: AnswerKey, answer: Answer, span: Span): WrittenAnswer<Answer> {
    const plain = Buffer.from(JSON.stringify(answer));
    const brotli = compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    // Weak: the compressed bytes mean the same and have the same tag.
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
    const written = { answer, etag, plain, brotli, ...span };
    const answers = this.kept.get(source) ?? new Map<string, WrittenAnswer<unknown>>();
    this.kept.set(source, answers.set(name, written));
    return written;
  }

  /** Sends the bytes, compressed where the browser takes that; others get them again while its `source` is current (D-136). */
  async send<Answer>(
    written: WrittenAnswer<Answer>,
    reply: FastifyReply,
    { isCurrent, ...effects }: Repetition,
  ): Promise<Answer> {
    mayBeRepeated(reply, { isCurrent: () => this.isTrue(written) && isCurrent(), ...effects });
    const vary = [reply.getHeader('vary'), 'Accept-Encoding', 'Authorization'].filter(Boolean).join(', ');
    reply.header('vary', vary).header('content-type', 'application/json; charset=utf-8');
    const takesBrotli = /\bbr\b/.test(String(reply.request.headers['accept-encoding'] ?? ''));
    const bytes = takesBrotli ? await written.brotli : written.plain;
    if (takesBrotli) reply.header('content-encoding', 'br');
    // The types ask for a text; Fastify sends bytes as they are.
    reply.serializer(() => bytes as unknown as string);
    return written.answer;
  }

  private isTrue({ from, until }: Span): boolean {
    const now = this.clock.now();
    return from <= now && now < until;
  }
}
