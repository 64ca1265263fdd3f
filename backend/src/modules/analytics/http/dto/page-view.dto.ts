import type { PageViewRequest } from '@summit/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';

const URL_MAX_LENGTH = 2_048;

/** Body of `POST /api/analytics/track` (F-247). */
export class PageViewDto implements PageViewRequest {
  @ApiProperty({ example: '/' })
  @IsString()
  @MaxLength(URL_MAX_LENGTH)
  page: string;

  @ApiProperty()
  @IsString()
  @MaxLength(URL_MAX_LENGTH)
  url: string;

  @ApiProperty({ example: 'direct' })
  @IsString()
  @MaxLength(URL_MAX_LENGTH)
  referrer: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  affiliate_code?: string | null;

  @ApiProperty()
  @IsString()
  @MaxLength(1_024)
  user_agent: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  visitor_id?: string | null;
}
