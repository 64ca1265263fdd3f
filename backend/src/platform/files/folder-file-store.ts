import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { send } from '@fastify/send';
import { checkedKey, UNFINISHED, type FileRequest, type FileStore, type StoredAnswer } from './file-store.port.js';

/** Files of a folder that all processes share. */
export class FolderFileStore implements FileStore {
  private readonly root: string;

  constructor(folder: string) {
    this.root = path.resolve(folder);
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const file = this.at(key);
    const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(unfinished, bytes, { mode: 0o640, flush: true });
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async moveIn(key: string, from: string): Promise<void> {
    const file = this.at(key);
    await mkdir(path.dirname(file), { recursive: true });
    await rename(from, file);
  }

  async open(key: string): Promise<Readable | null> {
    const handle = await open(this.at(key)).catch(unlessGone(null));
    return handle && handle.createReadStream();
  }

  async sizeOf(key: string): Promise<number | null> {
    return stat(this.at(key)).then((found) => (found.isFile() ? found.size : null), unlessGone(null));
  }

  /** A hard link, which takes neither space nor time; a copy where the disk knows no links. */
  async copyTo(key: string, file: string): Promise<boolean> {
    const from = this.at(key);
    const done = () => true;
    return link(from, file)
      .catch((error: { code?: string }) => {
        if (error.code === 'ENOENT') throw error;
        return copyFile(from, file);
      })
      .then(done, unlessGone(false));
  }

  async answer(key: string, asked: FileRequest): Promise<StoredAnswer | null> {
    // What reads a request's headers wants a request.
    const request = Object.assign(Readable.from([]), { method: 'GET', headers: asked });
    const sent = await send(request, `/${checkedKey(key)}`, { root: this.root, index: false, cacheControl: false });
    if (sent.type === 'directory' || sent.statusCode === 404) return null;
    if (sent.type === 'error' && sent.statusCode >= 500) throw sent.metadata.error;
    const headers = Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
    return { status: sent.statusCode, headers: Object.fromEntries(headers), body: sent.stream };
  }

  async list(): Promise<string[]> {
    const found = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(unlessGone([]));
    return found
      .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
      .map((entry) => path.relative(this.root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  }

  async remove(key: string): Promise<void> {
    await rm(this.at(key), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.at(folder), { recursive: true, force: true });
  }

  private at(key: string): string {
    return path.join(this.root, checkedKey(key));
  }
}

/** An answer for a file that is not there. */
function unlessGone<Answer>(answer: Answer): (error: { code?: string }) => Answer {
  return (error) => {
    if (error.code === 'ENOENT') return answer;
    throw error;
  };
}
