import { applyDecorators } from '@nestjs/common';
import type { CmsItemChange, DiscountOfferDraft, PricingPlanDraft } from '@summit/contracts';
import { IsOptional, Validate, ValidatorConstraint } from 'class-validator';
import { ApiPropertyOptional, PartialType } from '../../../../platform/http/api-description.js';
import { EmptyAsNull } from '../../../../platform/http/text-rules.js';
import { failsWith, MayBeLeftOut } from '../../../../platform/http/validation.pipe.js';
import { Flag, Lines, OneOf, OptionalId, OptionalLine, OptionalText, RequiredLine, SeenVersion } from './cms-fields.js';

const MAX_FEATURES = 50;
const MAX_DOLLARS = 1_000_000;

/** Dollars that are whole cents. */
@ValidatorConstraint({ name: 'dollars' })
class Dollars {
  validate(value: unknown): boolean {
    return typeof value === 'number' && value >= 0 && value <= MAX_DOLLARS && Number(value.toFixed(2)) === value;
  }
}
const Price = () => Validate(Dollars, failsWith('item_price_invalid'));

/** Fields of plans and offers. */
class PricingItemDraftDto {
  @RequiredLine() name: string;
  @OptionalText() description?: string;

  @ApiPropertyOptional({ minimum: 0, maximum: MAX_DOLLARS })
  @applyDecorators(Price(), MayBeLeftOut())
  price?: number;

  @ApiPropertyOptional({ type: Number, nullable: true, minimum: 0, maximum: MAX_DOLLARS })
  @applyDecorators(Price(), IsOptional())
  original_price?: number | null;

  @Lines(MAX_FEATURES) features?: string[];
  @OneOf(['active', 'inactive']) status?: 'active' | 'inactive';

  @OptionalLine()
  @IsOptional()
  @EmptyAsNull()
  stripe_price_id?: string | null;

  @Flag() active?: boolean;
  @OptionalId() plan_id?: string;
  @OptionalId() offer_id?: string;
}

export class PricingPlanDraftDto extends PricingItemDraftDto implements PricingPlanDraft {
  @OneOf(['pricing_plan']) item_type?: 'pricing_plan';
}

export class DiscountOfferDraftDto extends PricingItemDraftDto implements DiscountOfferDraft {
  @OneOf(['discount_offer']) item_type?: 'discount_offer';
}

export class PricingPlanChangeDto
  extends PartialType(PricingPlanDraftDto, { skipNullProperties: false })
  implements CmsItemChange<PricingPlanDraft>
{
  @SeenVersion() updated_at?: string;
}

export class DiscountOfferChangeDto
  extends PartialType(DiscountOfferDraftDto, { skipNullProperties: false })
  implements CmsItemChange<DiscountOfferDraft>
{
  @SeenVersion() updated_at?: string;
}
