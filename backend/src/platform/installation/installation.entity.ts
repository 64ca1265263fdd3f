import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What tells this installation from others on the same accounts of providers. One row, which no archive takes along. */
@Entity('installation')
@Check('installation_one', 'id = 1')
export class InstallationRow {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'text' })
  mark: string;
}
