import type { DifferenceKind, Provider } from '@summit/rules';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { DifferenceState } from '../application/differences.port.js';

/** Where our book and a provider's own differ. What a later run does not find any more is `gone`, and stays. */
@Entity('reconciliation_difference')
@Unique('reconciliation_difference_once', ['provider', 'kind', 'reference'])
@Check('reconciliation_difference_state', `state in ('open', 'accepted', 'gone')`)
@Check('reconciliation_difference_noted', `state <> 'accepted' or (note is not null and decided_at is not null)`)
@Index(['state', 'occurredAt', 'id'])
export class ReconciliationDifference {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  provider: Provider;

  @Column({ type: 'text' })
  kind: DifferenceKind;

  @Column({ type: 'text' })
  reference: string;

  /** No reference: an order of a test may be removed, and one that is named to the provider may never have been ours. */
  @Column({ type: 'uuid', nullable: true })
  orderId: string | null;

  @Column({ type: 'bigint', nullable: true })
  ourCents: string | null;

  @Column({ type: 'bigint', nullable: true })
  theirCents: string | null;

  @Column({ type: 'text' })
  currency: string;

  @Column({ type: 'timestamptz' })
  occurredAt: Date;

  @Column({ type: 'text' })
  cause: string;

  @Column({ type: 'text' })
  state: DifferenceState;

  /** Why it is accepted. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Id of staff. */
  @Column({ type: 'uuid', nullable: true })
  decidedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'timestamptz' })
  foundAt: Date;

  /** The run that saw it last. */
  @Column({ type: 'uuid' })
  seenIn: string;

  @Column({ type: 'timestamptz', nullable: true })
  goneAt: Date | null;
}
