import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The first answer that a client got for its key, so that a retry gets the same one (reliability.md 0, Stripe's rules). */
@Entity('idempotency_key')
@Index(['expiresAt'])
export class IdempotencyKey {
  /** What the key is for: `signup`, later `checkout` and so on. */
  @PrimaryColumn({ type: 'text' })
  scope: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  /** SHA-256 of the request: the same key with another request is an error of the client. */
  @Column({ type: 'text' })
  requestHash: string;

  /** What is needed to give the same answer again. */
  @Column({ type: 'jsonb' })
  result: object;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
