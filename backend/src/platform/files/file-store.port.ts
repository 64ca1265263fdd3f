import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** What an HTTP answer is made of: 200, 206 for a part, 304 where the browser has it, 416 for a part that the file does not have. */
export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: Readable;
}

/** Conditions and range of a request; all else is ignored. */
export type FileRequest = Pick<IncomingHttpHeaders, 'range' | 'if-none-match' | 'if-modified-since'> & {
  'if-range'?: string | string[] | undefined;
};

/**
 * Where uploads and generated files are kept, for all processes alike. A key is a path of plain names: `faces/ab/640.webp`. A
 * file is there as a whole or not at all, and a key that is no such path is an error of the caller.
 */
export interface FileStore {
  /** Stores or replaces. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Stores or replaces with a file of this machine, which is gone from there afterwards. */
  moveIn(key: string, file: string): Promise<void>;
  /** Null where there is none. */
  open(key: string): Promise<Readable | null>;
  /** Bytes; null where there is none. */
  sizeOf(key: string): Promise<number | null>;
  /** Puts a copy at `file`, in a folder that is there. False where there is none. */
  copyTo(key: string, file: string): Promise<boolean>;
  /** Null where there is none. */
  answer(key: string, asked: FileRequest): Promise<StoredAnswer | null>;
  /** All keys, in no order. */
  list(): Promise<string[]>;
  /** Nothing to do where there is none. */
  remove(key: string): Promise<void>;
  /** Everything below `folder/`. */
  removeFolder(folder: string): Promise<void>;
}

export const FILE_STORE = Symbol('FILE_STORE');

/** End of the name of a file that is not in its place yet. */
export const UNFINISHED = '.new';

const KEY = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/** Throws for a text that could name something outside of the store. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`No key of a stored file: ${JSON.stringify(key)}`);
  return key;
}

/** The whole file, for small ones; null where there is none. */
export async function readStored(files: Pick<FileStore, 'open'>, key: string): Promise<Buffer | null> {
  const stream = await files.open(key);
  if (!stream) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
