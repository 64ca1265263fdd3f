import type { LandingPageContent } from '@summit/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The landing page's one content block. The table holds a single row, `key = 'landing'`. */
@Entity('landing_page')
export class LandingPage {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'jsonb' })
  content: LandingPageContent;

  /** Fingerprint of the content: pages compare it with the one they were built with. */
  @Column({ type: 'text' })
  version: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  /** Administrator who saved it last; null for the imported default. */
  @Column({ type: 'text', nullable: true })
  updatedBy: string | null;
}
