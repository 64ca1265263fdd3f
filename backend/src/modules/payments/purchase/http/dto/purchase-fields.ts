import { applyDecorators } from '@nestjs/common';
import type { ErrorCode } from '@summit/contracts';
import { COACHING, normalizePromoCode, PROMO_CODE_MAX_LENGTH } from '@summit/pricing';
import { EMAIL_MAX_LENGTH, PRODUCTS } from '@summit/rules';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../../platform/http/api-description.js';
import { EmailFormat, PRINTABLE } from '../../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../../platform/http/validation.pipe.js';

/** What every purchase call is made of (F-193). In each list the first rule that fails decides the answer. */

/** A prefix, a timestamp and a random text (F-194), and nothing that could be anything else. */
const SESSION_ID = /^[\w.:~-]{8,128}$/;
/** Random, and made by a page for one press. */
const PRESS_ID = /^[\w-]{16,64}$/;
const NAME_MAX_LENGTH = 120;
const CODE_MAX_LENGTH = 64;
const MAX_BUMPS = 20;

const onText = (change: (text: string) => string | undefined) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));
const trimmed = () => onText((text) => text.trim());
const emptyAsMissing = () => onText((text) => text.trim() || undefined);

export const EmailField = () =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH }),
    trimmed(),
    IsNotEmpty(failsWith('email_required')),
    Validate(EmailFormat, failsWith('email_invalid')),
    Matches(PRINTABLE, failsWith('email_invalid')),
  );

export const OptionalEmailField = () =>
  applyDecorators(
    ApiPropertyOptional({ format: 'email', maxLength: EMAIL_MAX_LENGTH, nullable: true }),
    emptyAsMissing(),
    IsOptional(),
    Validate(EmailFormat, failsWith('email_invalid')),
    Matches(PRINTABLE, failsWith('email_invalid')),
  );

/** May be empty: the provider tells the payer's name. */
export const NameField = () =>
  applyDecorators(
    ApiProperty({ maxLength: NAME_MAX_LENGTH }),
    trimmed(),
    IsString(failsWith('name_required')),
    Matches(PRINTABLE, failsWith('validation_failed')),
    MaxLength(NAME_MAX_LENGTH, failsWith('name_too_long')),
  );

export const ProductField = () =>
  applyDecorators(ApiProperty({ enum: PRODUCTS }), IsIn(PRODUCTS, failsWith('product_invalid')));

export const SessionIdField = () =>
  applyDecorators(
    ApiProperty({ minLength: 8, maxLength: 128 }),
    IsString(failsWith('purchase_session_required')),
    Matches(SESSION_ID, failsWith('purchase_session_required')),
  );

export const OptionalSessionIdField = () =>
  applyDecorators(
    ApiPropertyOptional({ minLength: 8, maxLength: 128 }),
    IsOptional(),
    IsString(failsWith('purchase_session_required')),
    Matches(SESSION_ID, failsWith('purchase_session_required')),
  );

export const PressIdField = () =>
  applyDecorators(
    ApiPropertyOptional({ minLength: 16, maxLength: 64 }),
    IsOptional(),
    IsString(failsWith('validation_failed')),
    Matches(PRESS_ID, failsWith('validation_failed')),
  );

export const OrderBumpField = () =>
  applyDecorators(ApiPropertyOptional(), IsOptional(), IsBoolean(failsWith('validation_failed')));

/** Further add-ons by key; whether the product has them is the price book's to say. */
export const OrderBumpsField = () =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], maxItems: MAX_BUMPS }),
    IsOptional(),
    IsArray(failsWith('validation_failed')),
    ArrayMaxSize(MAX_BUMPS, failsWith('validation_failed')),
    IsString({ each: true, ...failsWith('validation_failed') }),
    MaxLength(CODE_MAX_LENGTH, { each: true, ...failsWith('validation_failed') }),
  );

export const CoachingSessionsField = () =>
  applyDecorators(
    ApiPropertyOptional({ minimum: COACHING.min, maximum: COACHING.max }),
    IsOptional(),
    IsInt(failsWith('coaching_sessions_invalid')),
    Min(COACHING.min, failsWith('coaching_sessions_invalid')),
    Max(COACHING.max, failsWith('coaching_sessions_invalid')),
  );

/** Upper case like every stored code (F-207, F-214); empty text counts as none. */
export const CodeField = (invalid: 'coupon_invalid' | 'discount_invalid') =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: CODE_MAX_LENGTH, nullable: true }),
    onText((text) => text.trim().toUpperCase() || undefined),
    IsOptional(),
    IsString(failsWith(invalid)),
    MaxLength(CODE_MAX_LENGTH, failsWith(invalid)),
    Matches(PRINTABLE, failsWith(invalid)),
  );

/** A code that is asked about, in the form in which codes are compared. */
export const TypedCodeField = ({ required, invalid }: { required: ErrorCode; invalid: ErrorCode }) =>
  applyDecorators(
    ApiProperty({ maxLength: PROMO_CODE_MAX_LENGTH }),
    onText(normalizePromoCode),
    IsString(failsWith(required)),
    IsNotEmpty(failsWith(required)),
    Matches(PRINTABLE, failsWith(invalid)),
    MaxLength(PROMO_CODE_MAX_LENGTH, failsWith(invalid)),
  );

/** What an old link says must never keep anybody from buying: an odd code is kept short here and judged later. */
export const AffiliateCodeField = () =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: 64, nullable: true }),
    emptyAsMissing(),
    IsOptional(),
    IsString(failsWith('validation_failed')),
    MaxLength(64, failsWith('validation_failed')),
    Matches(PRINTABLE, failsWith('validation_failed')),
  );

export const ExpectedTotalField = () =>
  applyDecorators(
    ApiPropertyOptional({ description: 'The total that the buyer saw, in cents' }),
    IsOptional(),
    IsInt(failsWith('validation_failed')),
    Min(0, failsWith('validation_failed')),
  );

/** An id that a provider or a browser made, of any shape that one can have. */
export const ForeignIdField = (invalid: 'purchase_session_required' | 'validation_failed') =>
  applyDecorators(
    ApiProperty({ maxLength: 255 }),
    IsString(failsWith(invalid)),
    IsNotEmpty(failsWith(invalid)),
    MaxLength(255, failsWith(invalid)),
    Matches(PRINTABLE, failsWith(invalid)),
  );
