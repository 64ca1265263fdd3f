import type {
  AcceptDisclaimerRequest,
  PromptSearchQuery,
  TrackPromptAccessRequest,
  ValidatePromptEmailRequest,
} from '@summit/contracts';
import { EMAIL_MAX_LENGTH, normalizeEmail } from '@summit/rules';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsNotEmpty, IsString, Matches, Max, MaxLength, Min, Validate } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { EmailFormat, PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

/** Library numbers. */
const FIRST_PROMPT = 1;
const LAST_PROMPT = 500;

/** M-142: trimmed and lower-cased here too, whatever the page sends. */
export class ValidatePromptEmailDto implements ValidatePromptEmailRequest {
  @ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH })
  @Validate(EmailFormat, failsWith('email_invalid'))
  @Matches(PRINTABLE, failsWith('email_invalid'))
  @IsNotEmpty(failsWith('email_required'))
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value))
  email: string;
}

export class AcceptDisclaimerDto extends ValidatePromptEmailDto implements AcceptDisclaimerRequest {
  @ApiProperty()
  @IsBoolean(failsWith('disclaimer_required'))
  accepted: boolean;
}

export class TrackPromptAccessDto extends ValidatePromptEmailDto implements TrackPromptAccessRequest {
  @ApiProperty({ minimum: FIRST_PROMPT, maximum: LAST_PROMPT })
  @Max(LAST_PROMPT, failsWith('prompt_unknown'))
  @Min(FIRST_PROMPT, failsWith('prompt_unknown'))
  @IsInt(failsWith('prompt_unknown'))
  prompt_id: number;

  @ApiProperty({ maxLength: 64 })
  @MaxLength(64, failsWith('prompt_session_invalid'))
  @IsString(failsWith('prompt_session_invalid'))
  session_id: string;
}

/** The term is short on purpose: a long one could be grown letter by letter until it is the text of a prompt. */
export class PromptSearchQueryDto implements PromptSearchQuery {
  @ApiProperty({ maxLength: 60 })
  @MaxLength(60, failsWith('validation_failed'))
  @IsNotEmpty(failsWith('validation_failed'))
  @IsString(failsWith('validation_failed'))
  @Trimmed()
  q: string;
}
