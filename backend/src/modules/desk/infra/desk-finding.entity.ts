import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { FindingKind } from '../domain/stuck-order.js';

/** What the last look through all orders found stuck. Derived: the next look writes it anew. */
@Entity('desk_finding')
@Unique('desk_finding_once', ['orderId', 'kind', 'subject'])
@Index(['since', 'id'])
@Index(['kind', 'since'])
export class DeskFinding {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  kind: FindingKind;

  @ForeignKey('PurchaseOrder', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  orderId: string;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  detail: string;

  @Column({ type: 'timestamptz' })
  since: Date;

  @Column({ type: 'timestamptz' })
  foundAt: Date;

  /** When somebody pressed its button last. */
  @Column({ type: 'timestamptz', nullable: true })
  repairedAt: Date | null;
}
