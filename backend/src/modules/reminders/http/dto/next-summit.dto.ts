import type { NextSummitRequest } from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsOptional, Matches, Validate } from 'class-validator';
import { ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { EmailFormat, PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

export class NextSummitDto implements NextSummitRequest {
  @ApiPropertyOptional({ format: 'email', maxLength: EMAIL_MAX_LENGTH })
  @Validate(EmailFormat, failsWith('email_invalid'))
  @Matches(PRINTABLE, failsWith('email_invalid'))
  @IsOptional()
  @Trimmed()
  email?: string;
}
