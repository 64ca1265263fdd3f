import type { SignupQuery, SignupRequest } from '@summit/contracts';
import { EMAIL_MAX_LENGTH, normalizePhone, VISIT_SOURCES, type VisitSource } from '@summit/rules';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength, Validate, ValidatorConstraint } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';
import {
  EmailFormat,
  EmptyAsMissing,
  NO_ADDRESS,
  PRINTABLE,
  Trimmed,
  TrimmedName,
} from '../../../../platform/http/text-rules.js';

@ValidatorConstraint({ name: 'phoneNumber' })
class PhoneNumber {
  validate(value: unknown): boolean {
    return typeof value === 'string' && normalizePhone(value) !== null;
  }
}

const NAME_MAX_LENGTH = 120;

/** Body of `POST /api/signup` (F-074). */
export class SignupDto implements SignupRequest {
  @ApiProperty({ maxLength: NAME_MAX_LENGTH })
  @MaxLength(NAME_MAX_LENGTH, failsWith('name_too_long'))
  @Matches(NO_ADDRESS, failsWith('validation_failed'))
  @Matches(PRINTABLE, failsWith('validation_failed'))
  @IsString(failsWith('validation_failed'))
  @IsNotEmpty(failsWith('name_required'))
  @TrimmedName()
  name: string;

  @ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH })
  @Validate(EmailFormat, failsWith('email_invalid'))
  @Matches(PRINTABLE, failsWith('email_invalid'))
  @IsNotEmpty(failsWith('email_required'))
  @Trimmed()
  email: string;

  @ApiPropertyOptional({ example: '+1 555 010 0199' })
  @Validate(PhoneNumber, failsWith('phone_invalid'))
  @IsOptional()
  @EmptyAsMissing()
  @Trimmed()
  phone?: string;
}

/** Query of `POST /api/signup`. What a link says must never keep a person from registering: anything odd is kept short and judged later. */
export class SignupQueryDto implements SignupQuery {
  @ApiPropertyOptional()
  @MaxLength(64, failsWith('validation_failed'))
  @Matches(PRINTABLE, failsWith('validation_failed'))
  @IsOptional()
  @EmptyAsMissing()
  @Trimmed()
  ref?: string;

  @ApiPropertyOptional()
  @MaxLength(64, failsWith('validation_failed'))
  @Matches(PRINTABLE, failsWith('validation_failed'))
  @IsOptional()
  @EmptyAsMissing()
  @Trimmed()
  invite?: string;

  @ApiPropertyOptional({ enum: VISIT_SOURCES })
  @Transform(({ value }: { value: unknown }) => VISIT_SOURCES.find((source) => source === value))
  @IsOptional()
  source?: VisitSource;
}
