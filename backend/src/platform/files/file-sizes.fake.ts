import type { FileStore } from './file-store.port.js';

/** A store that counts who asks for sizes: each file has `size` bytes, or the store is away. */
export class FileSizesFake implements Pick<FileStore, 'sizeOf'> {
  asked: string[] = [];
  size: number | null = 7;
  isAway = false;

  async sizeOf(key: string): Promise<number | null> {
    this.asked.push(key);
    if (this.isAway) throw new Error('away');
    return this.size;
  }
}
