import type { TrackClickQuery, TrackSignupQuery } from '@summit/contracts';
import { IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';

/** NUL can't be stored, and no code or address has a use for the other control characters. */
const PRINTABLE = /^[^\u0000-\u001f\u007f]*$/;

export class TrackClickQueryDto implements TrackClickQuery {
  @ApiProperty()
  @IsString()
  @MaxLength(64)
  @Matches(PRINTABLE)
  affiliate_code: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(2_048)
  @Matches(PRINTABLE)
  referrer?: string;
}

export class TrackSignupQueryDto implements TrackSignupQuery {
  @ApiProperty()
  @IsString()
  @MaxLength(64)
  @Matches(PRINTABLE)
  affiliate_code: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  signup_id: string;

  @ApiProperty({ format: 'email' })
  @IsString()
  @MaxLength(254)
  @Matches(PRINTABLE)
  email: string;

  @ApiProperty()
  @IsString()
  @MaxLength(120)
  name: string;
}
