import type { CmsItemChange, FaqDraft, FaqsQuery, PublicationStatus } from '@summit/contracts';
import { PartialType } from '../../../../platform/http/api-description.js';
import { Flag, OneOf, OptionalId, RequiredLine, RequiredText, SeenVersion, WholeNumber } from './cms-fields.js';
import { PUBLICATION } from './legal-page.dto.js';

export class FaqDraftDto implements FaqDraft {
  @OptionalId() faq_id?: string;
  @RequiredLine() question: string;
  @RequiredText() answer: string;
  @OptionalId() category?: string;
  @WholeNumber('item_order_invalid') order?: number;
  @WholeNumber('item_order_invalid') display_order?: number;
  @OneOf(PUBLICATION) status?: PublicationStatus;
  @Flag() active?: boolean;
}

export class FaqChangeDto
  extends PartialType(FaqDraftDto, { skipNullProperties: false })
  implements CmsItemChange<FaqDraft>
{
  @SeenVersion() updated_at?: string;
}

export class FaqsQueryDto implements FaqsQuery {
  @OptionalId() category?: string;
}
