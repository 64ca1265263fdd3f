import type { Provider } from '@summit/rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ProviderLineKind } from '../../payments/payments.public.js';

/** A line of a provider's own book, as it was read last. Derived: reading it again writes it anew. */
@Entity('reconciliation_line')
@Index(['provider', 'reference'])
@Index(['provider', 'at'])
export class ReconciliationLine {
  @PrimaryColumn({ type: 'text' })
  provider: Provider;

  @PrimaryColumn({ type: 'text' })
  lineId: string;

  @Column({ type: 'text' })
  kind: ProviderLineKind;

  @Column({ type: 'text' })
  reference: string;

  /** Null where the provider names none of ours. */
  @Column({ type: 'uuid', nullable: true })
  orderId: string | null;

  /** The provider has said what it knows of the order. */
  @Column({ type: 'boolean', default: false })
  orderAsked: boolean;

  /** The mark of the installation that began it, where it bears one. */
  @Column({ type: 'text', nullable: true })
  installation: string | null;

  @Column({ type: 'bigint' })
  amountCents: string;

  @Column({ type: 'bigint' })
  feeCents: string;

  @Column({ type: 'text' })
  currency: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  /** The run that read it. */
  @Column({ type: 'uuid' })
  readIn: string;
}
