import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an operator has set; setting-table.ts has the keys and what they mean. */
@Entity('setting')
export class Setting {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'jsonb' })
  value: unknown;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
