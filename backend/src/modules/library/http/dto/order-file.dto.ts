import type { OrderFileQuery } from '@summit/contracts';
import { IsString, IsUUID, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

/** Query of a link in an order's mail. Whatever is wrong with it gets the one answer that tells nothing. */
export class OrderFileQueryDto implements OrderFileQuery {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', failsWith('library_file_not_found'))
  order: string;

  @ApiProperty()
  @MaxLength(128, failsWith('library_file_not_found'))
  @IsString(failsWith('library_file_not_found'))
  signature: string;
}
