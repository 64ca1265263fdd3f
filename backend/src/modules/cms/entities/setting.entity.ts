import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an operator may switch while the product runs: `summit.phase`, `landing.headline_experiment` … */
@Entity('setting')
export class Setting {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'jsonb' })
  value: unknown;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
