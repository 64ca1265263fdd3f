import { createHash } from 'node:crypto';
import { readStored, type FileStore } from '../files/file-store.port.js';

export interface GeneratedFile {
  /** In the file store. */
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  /** False when the file was already there with the same content. */
  readonly written: boolean;
}

export interface FileToMake {
  /** In the file store. */
  key: string;
  /** Of all that the file is made from. */
  fingerprint: string;
  render: () => Promise<Buffer>;
}

interface Receipt {
  readonly fingerprint: string;
  readonly bytes: number;
  readonly sha256: string;
}

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** Makes the file unless the receipt beside it shows the same fingerprint. The receipt is written last. */
export async function writeWhenChanged(
  files: FileStore,
  { key, fingerprint, render }: FileToMake,
): Promise<GeneratedFile> {
  const receiptKey = `${key}.receipt.json`;
  const known = await readReceipt(files, receiptKey);
  if (known?.fingerprint === fingerprint && (await files.sizeOf(key)) === known.bytes) {
    return { key, bytes: known.bytes, sha256: known.sha256, written: false };
  }
  const data = await render();
  const receipt: Receipt = { fingerprint, bytes: data.length, sha256: sha256(data) };
  await files.put(key, data);
  await files.put(receiptKey, Buffer.from(`${JSON.stringify(receipt)}\n`));
  return { key, bytes: receipt.bytes, sha256: receipt.sha256, written: true };
}

/** The receipt, or nothing when it is missing or no JSON: then the file is made again. */
async function readReceipt(files: FileStore, key: string): Promise<Receipt | undefined> {
  const text = (await readStored(files, key))?.toString('utf8');
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Receipt);
  } catch {
    return undefined;
  }
}
