import type { Provider } from '@summit/rules';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** A payment that the buyer's bank has questioned. */
@Entity('dispute')
@Unique('dispute_provider_ref', ['provider', 'providerRef'])
@Index(['paymentId'])
export class Dispute {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @ForeignKey('Payment')
  @Column({ type: 'uuid' })
  paymentId: string;

  @Column({ type: 'text' })
  provider: Provider;

  @Column({ type: 'text' })
  providerRef: string;

  @Column({ type: 'integer' })
  amountCents: number;

  @Column({ type: 'text' })
  state: 'open' | 'won' | 'lost';

  @Column({ type: 'timestamptz' })
  openedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  /** Until when the provider takes our evidence; null where it has named no time. */
  @Column({ type: 'timestamptz', nullable: true })
  respondBy: Date | null;
}
