import type { MailValuesRequest } from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsString, MaxLength, Validate } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { EmailFormat } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const ID_MAX_LENGTH = 100;

/** The address goes in a body, so that no log of addresses of pages ever has it. */
export class MailValuesDto implements MailValuesRequest {
  @ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH })
  @Validate(EmailFormat, failsWith('email_invalid'))
  email: string;

  @ApiProperty({ maxLength: ID_MAX_LENGTH })
  @MaxLength(ID_MAX_LENGTH)
  @IsString()
  template_id: string;
}
