import {
  EMAIL_TEMPLATE_TYPES,
  type CmsItemChange,
  type EmailTemplateDraft,
  type EmailTemplateType,
} from '@summit/contracts';
import { PartialType } from '../../../../platform/http/api-description.js';
import { Flag, Lines, OneOf, OptionalId, OptionalLine, RequiredLine, RequiredText, SeenVersion } from './cms-fields.js';

const MAX_VARIABLES = 100;

export class EmailTemplateDraftDto implements EmailTemplateDraft {
  @OptionalId() template_id?: string;
  @OptionalLine() template_name?: string;
  @OptionalLine() name?: string;
  @RequiredLine() subject: string;
  @RequiredText() body: string;
  @OneOf(EMAIL_TEMPLATE_TYPES) type?: EmailTemplateType;
  @Lines(MAX_VARIABLES) variables?: string[];
  @Flag() active?: boolean;
}

export class EmailTemplateChangeDto
  extends PartialType(EmailTemplateDraftDto, { skipNullProperties: false })
  implements CmsItemChange<EmailTemplateDraft>
{
  @SeenVersion() updated_at?: string;
}
