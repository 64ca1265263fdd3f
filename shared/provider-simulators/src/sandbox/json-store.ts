import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../atomic-file.js';
import { SimulatorError } from '../simulator-error.js';

/** A value kept in one JSON file. Saves that come while one is being written share the next one. */
export class JsonStore<T extends object> {
  private writing: Promise<void> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  private constructor(
    private readonly file: string,
    /** Change it in place, then `await save()`. */
    readonly value: T,
  ) {}

  /** Reads the file; `initial` fills what it does not hold. Throws SimulatorError where it is damaged. */
  static async open<T extends object>(file: string, initial: T): Promise<JsonStore<T>> {
    await mkdir(path.dirname(file), { recursive: true });
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    try {
      return new JsonStore(file, { ...initial, ...(JSON.parse(text) as Partial<T>) });
    } catch {
      throw new SimulatorError(
        `The sandbox cannot read ${file}: it is not JSON.`,
        'Delete that file, or run `npm run reset`.',
      );
    }
  }

  /** Resolves when the value, as it is now or newer, is on the disk. */
  save(): Promise<void> {
    this.waiting ??= this.writing.then(async () => {
      this.waiting = undefined;
      this.writing = writeAtomically(this.file, JSON.stringify(this.value));
      await this.writing;
    });
    return this.waiting;
  }
}
