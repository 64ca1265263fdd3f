import type { Provider } from '@summit/rules';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** Money that went back: by a refund, or by a dispute that was lost. `external`: recorded by command, the provider knows nothing of it (C-019). */
@Entity('refund')
@Unique('refund_provider_ref', ['provider', 'providerRef'])
@Check('refund_amount', 'amount_cents > 0')
@Index(['paymentId'])
@Index(['occurredAt'])
export class Refund {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @ForeignKey('Payment')
  @Column({ type: 'uuid' })
  paymentId: string;

  @Column({ type: 'text' })
  provider: Provider;

  @Column({ type: 'text' })
  providerRef: string;

  @Column({ type: 'text' })
  kind: 'refund' | 'dispute_lost' | 'external';

  @Column({ type: 'integer' })
  amountCents: number;

  /** `reversed`: the provider reported it as failed, after it had succeeded or at once, or the dispute was won in the end. */
  @Column({ type: 'text' })
  state: 'succeeded' | 'reversed';

  /** How often it was booked; each booking of the ledger has a number of its own. 0: it failed before we heard of it. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  /** The reason, for refunds recorded by command. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'timestamptz' })
  occurredAt: Date;
}
