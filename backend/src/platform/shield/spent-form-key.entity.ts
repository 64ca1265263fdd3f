import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A form token or a proof of work that was used. Random; says nothing of whoever used it. */
@Entity('spent_form_key')
@Index('spent_form_key_expires', ['expiresAt'])
export class SpentFormKey {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'spent_form_key_pk' })
  key: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
