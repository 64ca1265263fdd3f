import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const PRIMARY_KEY = 'removed_member_email_pk';

/**
 * An address of a member whose account the back office has deleted: an erasure finds by it what stays under the id (ratings) and under
 * the other addresses (orders). It goes with the erasure.
 */
@Entity('removed_member_email')
@Check('removed_member_email_normal', 'email = lower(btrim(email))')
export class RemovedMemberEmail {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: PRIMARY_KEY })
  email: string;

  /** No account has this id any more. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: PRIMARY_KEY })
  memberId: string;

  /** When the account left it, or was deleted. */
  @Column({ type: 'timestamptz' })
  until: Date;

  /** The account left it for another one; else it was the last. */
  @Column({ type: 'boolean' })
  moved: boolean;
}
