import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A mailed link for a new password: hashed, single use, ten minutes; a newer one ends it (S7). */
@Entity('admin_reset')
export class AdminReset {
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @ForeignKey('AdminAccount', { onDelete: 'CASCADE' })
  @Index()
  @Column({ type: 'uuid' })
  adminId: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
