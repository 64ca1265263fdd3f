import type { OpenOfferLinkRequest } from '@summit/contracts';
import { IsString, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../../../platform/http/api-description.js';
import { failsWith } from '../../../../../platform/http/validation.pipe.js';

export class OpenOfferLinkDto implements OpenOfferLinkRequest {
  @ApiProperty({ maxLength: 600 })
  @IsString(failsWith('validation_failed'))
  @MaxLength(600, failsWith('validation_failed'))
  token: string;
}
