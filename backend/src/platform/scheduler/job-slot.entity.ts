import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row for each time a scheduled job was due: whoever inserts it runs the job, everybody else finds it taken. */
@Entity('job_slot')
export class JobSlot {
  @PrimaryColumn({ type: 'text' })
  job: string;

  /** The moment for which the job was due, not the moment at which it ran. */
  @PrimaryColumn({ type: 'timestamptz' })
  slot: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  claimedAt: Date;
}
