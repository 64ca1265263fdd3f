import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type AffiliateStatus = 'active' | 'disabled';

/** Somebody who earns by sending people: a speaker with a login, or a partner imported from the external platform. */
@Entity('affiliate')
@Check('affiliate_code_upper', 'code = upper(code)')
@Check('affiliate_status', `status in ('active', 'disabled')`)
export class Affiliate {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Upper case; links carry it as `ref`. */
  @Column({ type: 'text', unique: true })
  code: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text', default: 'active' })
  status: AffiliateStatus;

  /** Whether each credited sale is told by mail. */
  @Column({ type: 'boolean', default: true })
  saleMails: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
