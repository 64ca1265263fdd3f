import type { AlertSettings } from '@summit/contracts';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, Validate, ValidateIf } from 'class-validator';
import { EmailFormat, WebLinkFormat } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MOST_RECIPIENTS = 10;
const LAST_HOUR = 23;
const DAY_MINUTES = 1_440;

/** Body of `PUT /api/admin/desk/alerts/settings`. */
export class AlertSettingsDto implements AlertSettings {
  @Validate(EmailFormat, { ...failsWith('email_invalid'), each: true })
  @ArrayMaxSize(MOST_RECIPIENTS, failsWith('validation_failed'))
  @IsArray(failsWith('validation_failed'))
  recipients: string[];

  @Validate(WebLinkFormat, failsWith('alert_webhook_invalid'))
  @ValidateIf((_, value) => value !== null)
  webhook_url: string | null;

  @Max(LAST_HOUR)
  @Min(0)
  @IsInt()
  quiet_from: number;

  @Max(LAST_HOUR)
  @Min(0)
  @IsInt()
  quiet_to: number;

  @Max(DAY_MINUTES)
  @Min(1)
  @IsInt()
  queue_minutes: number;

  @Max(100)
  @Min(1)
  @IsInt()
  failing_percent: number;
}
