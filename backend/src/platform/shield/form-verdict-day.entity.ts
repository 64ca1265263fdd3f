import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ShieldedForm, ShieldOutcome } from '@summit/contracts';

/** How many presses of a form were not simply accepted on a Pacific day, and why. */
@Entity('form_verdict_day')
export class FormVerdictDay {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'form_verdict_day_pk' })
  day: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'form_verdict_day_pk' })
  form: ShieldedForm;

  /** A reason to ask or to refuse; `proven`: of those who were asked, one who did the work and went on. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'form_verdict_day_pk' })
  outcome: ShieldOutcome;

  @Column({ type: 'integer' })
  presses: number;
}
