import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ShieldedForm } from '@summit/contracts';

/** Until when a form is taken for attacked: its presses are asked for work unless an owner has chosen otherwise. */
@Entity('form_attack')
export class FormAttack {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'form_attack_pk' })
  form: ShieldedForm;

  @Column({ type: 'timestamptz' })
  endsAt: Date;
}
