import type { FaceFileParams, FacePictureParams } from '@summit/contracts';
import { IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MAX_NAME = 60;

export class FaceFileDto implements FaceFileParams {
  @ApiProperty({ example: '0123456789abcdef0123456789abcdef-400.webp' })
  @MaxLength(MAX_NAME, failsWith('not_found'))
  @IsString(failsWith('not_found'))
  file_name: string;
}

export class FacePictureDto implements FacePictureParams {
  @ApiProperty({ example: '0123456789abcdef0123456789abcdef' })
  @Matches(/^[0-9a-f]{32}$/, failsWith('not_found'))
  picture: string;
}
