import { Column, Entity, Generated, PrimaryColumn } from 'typeorm';

/** Somebody who wants to hear, once, when the next summit takes place. */
@Entity('next_summit_request')
export class NextSummitRequest {
  /** Normalized. */
  @PrimaryColumn({ type: 'text' })
  email: string;

  /** Names the mail that answers it. */
  @Column({ type: 'uuid' })
  @Generated('uuid')
  id: string;

  @Column({ type: 'timestamptz' })
  requestedAt: Date;
}
