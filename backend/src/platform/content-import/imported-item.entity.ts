import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What the content import has brought once. An item named here that has no row was deleted by an administrator and stays away. */
@Entity('imported_item')
export class ImportedItem {
  /** Table of the item. */
  @PrimaryColumn({ type: 'text' })
  kind: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @CreateDateColumn({ type: 'timestamptz' })
  importedAt: Date;
}
