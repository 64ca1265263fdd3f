import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What all processes together have used of one limit in one window. Unlogged: losing it after a crash costs nothing. */
@Entity('rate_bucket')
@Index(['windowEndsAt'])
export class RateBucket {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @PrimaryColumn({ type: 'timestamptz' })
  windowEndsAt: Date;

  @Column({ type: 'integer' })
  used: number;
}
