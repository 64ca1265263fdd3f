import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { BundleState } from '../application/bundles.port.js';

/** One export of the whole summit; the archive itself is a file. */
@Entity('summit_bundle')
@Check('summit_bundle_state', "state in ('writing', 'ready', 'failed')")
export class SummitBundleRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** One is written at a time. */
  @Index('summit_bundle_writing', { unique: true, where: "state = 'writing'" })
  @Column({ type: 'text' })
  state: BundleState;

  /** Name below the folder of the archives. */
  @Column({ type: 'text' })
  file: string;

  /** Rows in the archive so far. */
  @Column({ type: 'bigint', default: 0 })
  doneRows: string;

  @Column({ type: 'bigint', nullable: true })
  totalRows: string | null;

  /** Bytes. */
  @Column({ type: 'bigint', nullable: true })
  size: string | null;

  /** SHA-256 of the file. */
  @Column({ type: 'text', nullable: true })
  digest: string | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
