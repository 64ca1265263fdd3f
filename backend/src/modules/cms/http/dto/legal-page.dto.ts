import type { CmsItemChange, LegalPageDraft, PublicationStatus } from '@summit/contracts';
import { PartialType } from '../../../../platform/http/api-description.js';
import {
  Flag,
  OneOf,
  OptionalLine,
  PAGE_MAX_LENGTH,
  RequiredId,
  RequiredLine,
  RequiredText,
  SeenVersion,
} from './cms-fields.js';

export const PUBLICATION = ['draft', 'published'] as const;

export class LegalPageDraftDto implements LegalPageDraft {
  @RequiredId() page_id: string;
  @RequiredLine() title: string;
  @RequiredId() slug: string;
  @RequiredText(PAGE_MAX_LENGTH) content: string;
  @OptionalLine() meta_description?: string;
  @OneOf(PUBLICATION) status?: PublicationStatus;
  @Flag() active?: boolean;
}

export class LegalPageChangeDto
  extends PartialType(LegalPageDraftDto, { skipNullProperties: false })
  implements CmsItemChange<LegalPageDraft>
{
  @SeenVersion() updated_at?: string;
}
