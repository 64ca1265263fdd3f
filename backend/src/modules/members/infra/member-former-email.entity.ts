import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An address that a member had before. Orders that carry it still are the member's. */
@Entity('member_former_email')
@Check('member_former_email_normal', 'email = lower(btrim(email))')
export class MemberFormerEmail {
  @PrimaryColumn({ type: 'text' })
  email: string;

  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @Index()
  @Column({ type: 'uuid' })
  memberId: string;

  @Column({ type: 'timestamptz' })
  changedAt: Date;
}
