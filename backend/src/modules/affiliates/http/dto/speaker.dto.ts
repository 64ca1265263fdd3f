import type { SpeakerLoginRequest, SpeakerSetPasswordRequest } from '@summit/contracts';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { ConfirmationField, PasswordField, TokenField } from '../../../../platform/http/credential-fields.js';
import { PageQueryDto, RowCount } from '../../../../platform/http/list-query.js';
import { PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MAX_CODE = 64;
const MAX_PAGE = 100;

export class SpeakerLoginDto implements SpeakerLoginRequest {
  @ApiProperty({ example: 'AMARA' })
  @Matches(PRINTABLE, failsWith('speaker_login_failed'))
  @MaxLength(MAX_CODE, failsWith('speaker_login_failed'))
  @IsString(failsWith('speaker_code_required'))
  @IsNotEmpty(failsWith('speaker_code_required'))
  @Trimmed()
  speaker_code: string;

  @PasswordField()
  password: string;
}

export class SpeakerSetPasswordDto implements SpeakerSetPasswordRequest {
  @TokenField('speaker_setup_link_invalid')
  token: string;

  @PasswordField()
  password: string;

  @ConfirmationField('passwords_do_not_match')
  confirm_password: string;
}

export class SpeakerPageQueryDto extends PageQueryDto {
  @RowCount({ max: MAX_PAGE })
  override limit?: number;
}
