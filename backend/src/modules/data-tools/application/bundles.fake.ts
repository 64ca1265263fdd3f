import { Readable } from 'node:stream';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { CloneCounts, CloneOrder } from './clone-order.js';
import type { Bundles, SummitBundle } from './bundles.port.js';

/** Archives in memory. `broken` is why the next one can't be written. */
export class FakeBundles implements Bundles {
  all: SummitBundle[] = [];
  broken: Error | null = null;
  /** When the unfinished ones on this machine were left, in ms. */
  left: number[] = [];
  readonly clones: CloneOrder[] = [];

  async add(_tx: Transaction, bundle: Pick<SummitBundle, 'id' | 'file' | 'createdAt'>): Promise<boolean> {
    if (this.all.some(({ state }) => state === 'writing')) return false;
    const unknown = { totalRows: null, size: null, digest: null, endedAt: null };
    this.all.unshift({ ...bundle, ...unknown, state: 'writing', doneRows: 0 });
    return true;
  }

  async list(): Promise<SummitBundle[]> {
    return this.all;
  }

  async byId(id: string): Promise<SummitBundle | null> {
    return this.all.find((bundle) => bundle.id === id) ?? null;
  }

  async countClone({ parts }: CloneOrder): Promise<CloneCounts> {
    return { shiftDays: 7, counts: parts.map((part) => ({ part, rows: 1 })) };
  }

  async write(bundle: SummitBundle, at: () => number, clone?: CloneOrder): Promise<void> {
    if (clone) this.clones.push(clone);
    if (this.broken) throw this.broken;
    Object.assign(bundle, { state: 'ready', doneRows: 5, totalRows: 5, size: 9, digest: 'x', endedAt: at() });
  }

  async fail(id: string, at: number): Promise<void> {
    Object.assign((await this.byId(id))!, { state: 'failed', endedAt: at });
  }

  async forgetBefore(time: number): Promise<void> {
    this.all = this.all.filter(({ createdAt }) => createdAt >= time);
  }

  async removeLeft(time: number): Promise<void> {
    if (this.broken) throw this.broken;
    this.left = this.left.filter((leftAt) => leftAt >= time);
  }

  async open(bundle: SummitBundle): Promise<Readable> {
    if (!this.all.includes(bundle)) throw new AppError('not_found');
    return Readable.from([bundle.file]);
  }
}
