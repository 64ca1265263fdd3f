import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PageQuery, SpeakerLoginRequest, SpeakerSetPasswordRequest } from '@summit/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MAX_CODE = 64;
/** What may be looked at as a password: longer ones are refused before they are hashed. */
const MAX_INPUT = 1_000;
const MAX_TOKEN = 200;
const MAX_PAGE = 100;

export class SpeakerLoginDto implements SpeakerLoginRequest {
  @ApiProperty({ example: 'AMARA' })
  @Matches(PRINTABLE, failsWith('speaker_login_failed'))
  @MaxLength(MAX_CODE, failsWith('speaker_login_failed'))
  @IsString(failsWith('speaker_code_required'))
  @IsNotEmpty(failsWith('speaker_code_required'))
  @Trimmed()
  speaker_code: string;

  @ApiProperty()
  @MaxLength(MAX_INPUT, failsWith('password_too_long'))
  @IsString(failsWith('password_required'))
  @IsNotEmpty(failsWith('password_required'))
  password: string;
}

export class SpeakerSetPasswordDto implements SpeakerSetPasswordRequest {
  @ApiProperty()
  @MaxLength(MAX_TOKEN, failsWith('speaker_setup_link_invalid'))
  @IsString(failsWith('speaker_setup_link_invalid'))
  @IsNotEmpty(failsWith('speaker_setup_link_invalid'))
  @Trimmed()
  token: string;

  @ApiProperty({ minLength: 8 })
  @MaxLength(MAX_INPUT, failsWith('password_too_long'))
  @IsString(failsWith('password_required'))
  @IsNotEmpty(failsWith('password_required'))
  password: string;

  @ApiProperty()
  @MaxLength(MAX_INPUT, failsWith('passwords_do_not_match'))
  @IsString(failsWith('passwords_do_not_match'))
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
