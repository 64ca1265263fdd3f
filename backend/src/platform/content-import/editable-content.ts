import { Column } from 'typeorm';

/** Columns of every table that the content import fills and an administrator may change afterwards. */
export abstract class EditableContent {
  /** Fingerprint of the bundled item that the row was made from; null for a row that an administrator created. */
  @Column({ type: 'text', nullable: true })
  importedVersion: string | null;

  /** Administrator who saved it last. Whoever saves must set it: the import leaves such a row alone for ever. */
  @Column({ type: 'text', nullable: true })
  updatedBy: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
