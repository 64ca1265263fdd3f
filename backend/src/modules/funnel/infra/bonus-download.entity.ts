import type { BonusKey } from '@summit/rules';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Log of downloads (F-255). */
@Entity('bonus_download')
@Index(['email', 'bonusKey'])
export class BonusDownload {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  bonusKey: BonusKey;

  @Column({ type: 'timestamptz' })
  downloadedAt: Date;
}
