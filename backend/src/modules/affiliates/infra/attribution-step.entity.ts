import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReceiptStep, StepKind } from '../domain/receipt.js';

/** One step of an order's attribution receipt. Rows are only added; together they rebuild the commission. They name no person. */
@Entity('attribution_step')
@Index('attribution_step_code', ['code', 'orderId'], { where: `kind = 'claim'` })
export class AttributionStep {
  @PrimaryColumn({ type: 'uuid' })
  orderId: string;

  /** From 1. */
  @PrimaryColumn({ type: 'integer' })
  number: number;

  @Column({ type: 'text' })
  kind: StepKind;

  @Column({ type: 'timestamptz' })
  at: Date;

  /** The referral code that it names. */
  @Column({ type: 'text', nullable: true })
  code: string | null;

  @Column({ type: 'jsonb' })
  facts: ReceiptStep['facts'];
}
