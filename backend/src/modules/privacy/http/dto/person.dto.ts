import type { ErasePersonRequest, PersonRequest } from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsString, MaxLength, Validate } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { EmailFormat } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

/** The address goes in a body, so that no log of addresses of pages ever has it. */
export class PersonDto implements PersonRequest {
  @ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH })
  @Validate(EmailFormat, failsWith('email_invalid'))
  email: string;
}

export class ErasePersonDto extends PersonDto implements ErasePersonRequest {
  @ApiProperty({ maxLength: 300 })
  @MaxLength(300, failsWith('confirmation_phrase_wrong'))
  @IsString(failsWith('confirmation_phrase_wrong'))
  phrase: string;
}
