import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const compress = promisify(brotliCompress);
/** More saves few bytes and costs much time. */
const QUALITY = 5;

/** An answer as bytes, for all who get the same. Times in ms of the product clock, half open. */
export interface WrittenAnswer<Answer> {
  answer: Answer;
  etag: string;
  plain: Buffer;
  brotli: Promise<Buffer>;
  from: number;
  until: number;
}

export function writeAnswer<Answer>(answer: Answer, { from, until }: { from: number; until: number }) {
  const plain = Buffer.from(JSON.stringify(answer));
  const brotli = compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  // Weak: the compressed bytes mean the same and have the same tag.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { answer, etag, plain, brotli, from, until };
}

export const isCurrent = ({ from, until }: { from: number; until: number }, now: number): boolean =>
  from <= now && now < until;

/** Sends the bytes, compressed where the browser takes that. */
export async function sendWritten<Answer>(written: WrittenAnswer<Answer>, reply: FastifyReply): Promise<Answer> {
  const vary = [reply.getHeader('vary'), 'Accept-Encoding', 'Authorization'].filter(Boolean).join(', ');
  reply.header('vary', vary).header('content-type', 'application/json; charset=utf-8');
  const takesBrotli = /\bbr\b/.test(String(reply.request.headers['accept-encoding'] ?? ''));
  const bytes = takesBrotli ? await written.brotli : written.plain;
  if (takesBrotli) reply.header('content-encoding', 'br');
  // The types ask for a text; Fastify sends bytes as they are.
  reply.serializer(() => bytes as unknown as string);
  return written.answer;
}
