import type { LandingPageContent } from '@summit/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one administrator has written for the landing page and not published. */
@Entity('landing_page_draft')
export class LandingPageDraft {
  @PrimaryColumn({ type: 'uuid' })
  adminId: string;

  @Column({ type: 'jsonb' })
  content: LandingPageContent;

  /** `updated_at` of the page that the draft was begun with. */
  @Column({ type: 'timestamptz' })
  basedOn: Date;

  @Column({ type: 'timestamptz' })
  savedAt: Date;
}
