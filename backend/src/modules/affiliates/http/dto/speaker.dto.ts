import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PageQuery, SpeakerLoginRequest, SpeakerSetPasswordRequest } from '@summit/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ConfirmationField, PasswordField, TokenField } from '../../../../platform/http/credential-fields.js';
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

export class SpeakerPageQueryDto implements PageQuery {
  @ApiPropertyOptional({ maximum: MAX_PAGE })
  @Max(MAX_PAGE)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  limit?: number;

  @ApiPropertyOptional()
  @Max(10_000_000)
  @Min(0)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  skip?: number;
}
