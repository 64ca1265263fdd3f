import type { BonusKey } from '@summit/rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A bonus that was bought. The free ones need no grant: registering is enough (F-254). */
@Entity('bonus_grant')
export class BonusGrant {
  @PrimaryColumn({ type: 'text' })
  email: string;

  @PrimaryColumn({ type: 'text' })
  bonusKey: BonusKey;

  @Column({ type: 'timestamptz' })
  grantedAt: Date;
}
