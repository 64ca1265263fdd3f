import type { Readable } from 'node:stream';
import type { CloneCounts, CloneOrder } from './clone-order.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';

export type BundleState = 'writing' | 'ready' | 'failed';

/** One export of the whole summit. */
export interface SummitBundle {
  id: string;
  state: BundleState;
  file: string;
  doneRows: number;
  /** Null until they are counted. */
  totalRows: number | null;
  /** Bytes; null until it is ready. */
  size: number | null;
  digest: string | null;
  /** ms. */
  createdAt: number;
  endedAt: number | null;
}

export interface Bundles {
  /** False where another one is being written. */
  add(tx: Transaction, bundle: Pick<SummitBundle, 'id' | 'file' | 'createdAt'>): Promise<boolean>;
  /** Newest first. */
  list(): Promise<SummitBundle[]>;
  byId(id: string): Promise<SummitBundle | null>;
  /** Writes the file, tells the row how far it is, and at the end that it is ready. Nothing is left of one that was forgotten meanwhile. */
  write(bundle: SummitBundle, at: () => number, clone?: CloneOrder): Promise<void>;
  /** What the archive of a clone would hold. */
  countClone(clone: CloneOrder): Promise<CloneCounts>;
  fail(id: string, at: number): Promise<void>;
  /** Files and rows of archives from before `time` (ms). */
  forgetBefore(time: number): Promise<void>;
  /** What processes of this machine that were interrupted before `time` (ms) have left of theirs. */
  removeLeft(time: number): Promise<void>;
  /** The bytes of the file. Throws `not_found` where it is gone. */
  open(bundle: SummitBundle): Promise<Readable>;
}

export const BUNDLES = Symbol('BUNDLES');
