import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A registrant that the mailing-list service has accepted; counted for the administrator as `aweber_subscribers` (C-087). */
@Entity('list_subscription')
export class ListSubscription {
  @ForeignKey('Signup', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  signupId: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  subscribedAt: Date;
}
