import { Readable } from 'node:stream';

/**
 * A file that leaves chunk by chunk: the next one is asked for when the one before has gone, so a slow reader costs no memory, and a
 * reader who goes away ends the reading.
 */
export const asStream = (chunks: AsyncIterable<string>): Readable =>
  Readable.from(chunks, { objectMode: false, highWaterMark: 1 });
