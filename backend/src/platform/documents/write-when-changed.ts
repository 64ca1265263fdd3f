import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface GeneratedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** False when the file was already there with the same content. */
  readonly written: boolean;
}

interface Receipt {
  readonly fingerprint: string;
  readonly bytes: number;
  readonly sha256: string;
}

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/**
 * Makes `dir/name` unless the receipt beside it shows the same fingerprint. The file appears at once and complete:
 * it is written under another name and renamed, the receipt last.
 */
export async function writeWhenChanged(
  dir: string,
  name: string,
  fingerprint: string,
  render: () => Promise<Buffer>,
): Promise<GeneratedFile> {
  const target = path.join(dir, name);
  const receiptPath = `${target}.receipt.json`;
  const known = await readReceipt(receiptPath);
  if (known?.fingerprint === fingerprint && (await sizeOf(target)) === known.bytes) {
    return { path: target, bytes: known.bytes, sha256: known.sha256, written: false };
  }
  const data = await render();
  const receipt: Receipt = { fingerprint, bytes: data.length, sha256: sha256(data) };
  await mkdir(dir, { recursive: true });
  await replaceFile(target, data);
  await replaceFile(receiptPath, `${JSON.stringify(receipt)}\n`);
  return { path: target, bytes: receipt.bytes, sha256: receipt.sha256, written: true };
}

async function replaceFile(target: string, data: Buffer | string): Promise<void> {
  const temporary = `${target}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, data, { flush: true });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The receipt, or nothing when it is missing or cannot be read: then the file is made again. */
async function readReceipt(file: string): Promise<Receipt | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Receipt;
  } catch {
    return undefined;
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).size;
  } catch {
    return undefined;
  }
}
