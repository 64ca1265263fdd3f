import type { SummitBundleParams } from '@summit/contracts';
import { IsUUID } from 'class-validator';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

export class SummitBundleParamsDto implements SummitBundleParams {
  @IsUUID(undefined, failsWith('not_found'))
  id: string;
}
