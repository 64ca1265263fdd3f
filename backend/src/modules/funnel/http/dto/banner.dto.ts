import type { BannerParams, BannerQuery } from '@summit/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MAX_NAME = 200;
const MAX_VERSION = 64;

export class BannerParamsDto implements BannerParams {
  @ApiProperty({ example: 'All_Speakers_Banner.png' })
  @MaxLength(MAX_NAME, failsWith('banner_not_found'))
  @IsString(failsWith('banner_not_found'))
  file_name: string;
}

export class BannerQueryDto implements BannerQuery {
  @ApiPropertyOptional()
  @MaxLength(MAX_VERSION)
  @IsString()
  @IsOptional()
  v?: string;
}
