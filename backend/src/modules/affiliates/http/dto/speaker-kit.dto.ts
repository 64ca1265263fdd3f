import type { BannerParams } from '@summit/contracts';
import { IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MAX_NAME = 200;

export class KitBannerParamsDto implements BannerParams {
  @ApiProperty({ example: 'All_Speakers_Banner.png' })
  @MaxLength(MAX_NAME, failsWith('banner_not_found'))
  @IsString(failsWith('banner_not_found'))
  file_name: string;
}
