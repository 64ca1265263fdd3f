import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

const PRIMARY_KEY = 'member_former_email_pk';

/** An address that a member had before. Orders that were paid under it until then are the member's; who has it next owns those after. */
@Entity('member_former_email')
@Check('member_former_email_normal', 'email = lower(btrim(email))')
export class MemberFormerEmail {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: PRIMARY_KEY })
  email: string;

  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @Index()
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: PRIMARY_KEY })
  memberId: string;

  @PrimaryColumn({ type: 'timestamptz', primaryKeyConstraintName: PRIMARY_KEY })
  changedAt: Date;
}
