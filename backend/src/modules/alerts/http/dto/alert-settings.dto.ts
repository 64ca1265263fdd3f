import { applyDecorators } from '@nestjs/common';
import type { AlertSettingsChanges } from '@summit/contracts';
import type { ListChange } from '@summit/rules';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsObject,
  Max,
  Min,
  Validate,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { EmailFormat, WebLinkFormat } from '../../../../platform/http/text-rules.js';
import { failsWith, MayBeLeftOut } from '../../../../platform/http/validation.pipe.js';
import { MAX_RECIPIENTS } from '../../../../platform/settings/guard-settings.js';

const LAST_HOUR = 23;
const DAY_MINUTES = 1_440;

const Recipients = (): PropertyDecorator =>
  applyDecorators(
    IsArray(failsWith('validation_failed')),
    ArrayMaxSize(MAX_RECIPIENTS, failsWith('validation_failed')),
    Validate(EmailFormat, { ...failsWith('email_invalid'), each: true }),
  );

class RecipientsChangeDto implements ListChange {
  @Recipients() add: string[];
  @Recipients() remove: string[];
}

/** Body of `PUT /api/admin/desk/alerts/settings`. */
export class AlertSettingsDto implements AlertSettingsChanges {
  @ApiProperty({ type: RecipientsChangeDto })
  @ValidateNested()
  @IsObject(failsWith('validation_failed'))
  @Type(() => RecipientsChangeDto)
  @MayBeLeftOut()
  recipients?: RecipientsChangeDto;

  @Validate(WebLinkFormat, failsWith('alert_webhook_invalid'))
  @ValidateIf((_, value) => value !== null && value !== undefined)
  webhook_url?: string | null;

  @Max(LAST_HOUR)
  @Min(0)
  @IsInt()
  @MayBeLeftOut()
  quiet_from?: number;

  @Max(LAST_HOUR)
  @Min(0)
  @IsInt()
  @MayBeLeftOut()
  quiet_to?: number;

  @Max(DAY_MINUTES)
  @Min(1)
  @IsInt()
  @MayBeLeftOut()
  queue_minutes?: number;

  @Max(100)
  @Min(1)
  @IsInt()
  @MayBeLeftOut()
  failing_percent?: number;
}
