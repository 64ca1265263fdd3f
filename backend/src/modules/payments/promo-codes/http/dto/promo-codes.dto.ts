import type {
  CreatePromoCodeRequest,
  DisablePromoCodeRequest,
  ProductFilter,
  PromoCodesFilter,
  PromoCodesQuery,
} from '@summit/contracts';
import { PRODUCTS, PROVIDERS, type Product, type Provider } from '@summit/rules';
import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '../../../../../platform/http/api-description.js';
import { PageQueryDto } from '../../../../../platform/http/list-query.js';
import { PRINTABLE } from '../../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../../platform/http/validation.pipe.js';
import { PromoCodeText } from './promo-code-text.js';

const FILTERS = ['all', ...PRODUCTS] as const;
const DISCOUNT_TYPES = ['percent', 'amount'] as const;

/** Codes of one product, or of all: the list as a file. */
export class PromoCodesFilterDto implements PromoCodesFilter {
  @ApiPropertyOptional({ enum: FILTERS })
  @IsIn(FILTERS, failsWith('product_invalid'))
  @IsOptional()
  product_filter?: ProductFilter;
}

/** Query of the operator's list. */
export class PromoCodesQueryDto
  extends IntersectionType(PromoCodesFilterDto, PageQueryDto)
  implements PromoCodesQuery {}

/** Body of `create-promo-code`. Only types are checked here; `promoDraftProblems` holds the rules. */
export class CreatePromoCodeDto implements CreatePromoCodeRequest {
  @ApiProperty()
  @IsString(failsWith('promo_code_required'))
  @PromoCodeText()
  code: string;

  @ApiProperty({ enum: PRODUCTS })
  @IsIn(PRODUCTS, failsWith('product_invalid'))
  product_type: Product;

  @ApiProperty()
  @IsBoolean(failsWith('validation_failed'))
  with_bump: boolean;

  @ApiProperty({ enum: PROVIDERS, isArray: true })
  @IsIn(PROVIDERS, { each: true, ...failsWith('validation_failed') })
  @ArrayUnique(failsWith('validation_failed'))
  @IsArray(failsWith('promo_methods_required'))
  payment_methods: Provider[];

  @ApiProperty({ enum: DISCOUNT_TYPES })
  @IsIn(DISCOUNT_TYPES, failsWith('validation_failed'))
  discount_type: 'percent' | 'amount';

  @ApiProperty({ description: 'Percent (50 = half), or dollars' })
  @IsNumber({}, failsWith('promo_discount_invalid'))
  discount_value: number;

  @ApiProperty({ description: '0 = never expires' })
  @IsNumber({}, failsWith('promo_validity_invalid'))
  validity_days: number;

  @ApiProperty({ description: '0 = unlimited' })
  @IsNumber({}, failsWith('promo_max_uses_invalid'))
  max_uses: number;
}

/** Body of `disable-promo-code`. */
export class DisablePromoCodeDto implements DisablePromoCodeRequest {
  @ApiProperty()
  @Matches(PRINTABLE, failsWith('not_found'))
  @IsNotEmpty(failsWith('promo_code_required'))
  @IsString(failsWith('promo_code_required'))
  @PromoCodeText()
  code: string;

  @ApiProperty({ enum: PROVIDERS })
  @IsIn(PROVIDERS, failsWith('validation_failed'))
  payment_method: Provider;
}
