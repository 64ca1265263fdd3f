import type { LandingPageContent } from '@summit/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A state of the landing page that was published. Rows are only added; the newest is what visitors see. */
@Entity('landing_page_version')
export class LandingPageVersion {
  @PrimaryGeneratedColumn('identity', { type: 'int' })
  id: number;

  @Column({ type: 'jsonb' })
  content: LandingPageContent;

  @Column({ type: 'timestamptz' })
  savedAt: Date;

  /** Administrator; null for the imported default. */
  @Column({ type: 'text', nullable: true })
  savedBy: string | null;

  /** The version that was brought back. */
  @Column({ type: 'int', nullable: true })
  restoredFrom: number | null;
}
