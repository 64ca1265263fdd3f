import { Body, Controller } from '@nestjs/common';
import {
  adminAlertsEndpoint,
  adminSaveAlertSettingsEndpoint,
  adminTestAlertEndpoint,
  OUTCOME_TEXTS,
  type AlertSettings,
  type AlertsResponse,
  type MessageAnswer,
  type SaveAlertSettingsResponse,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { AlertSettingsUseCase, type AlertChoices } from '../application/alert-settings.use-case.js';
import { AlertsReadModel } from '../read-models/alerts.read-model.js';
import { AlertSettingsDto } from './dto/alert-settings.dto.js';

@ApiTags('admin desk')
@Controller()
export class AlertsController {
  constructor(
    private readonly alerts: AlertsReadModel,
    private readonly settings: AlertSettingsUseCase,
  ) {}

  @Route(adminAlertsEndpoint)
  async list(@CurrentPrincipal() { staff }: Principal): Promise<AlertsResponse> {
    const settings = staff?.role === 'owner' ? present(await this.settings.read()) : null;
    return { success: true, data: await this.alerts.read(), settings };
  }

  @Route(adminSaveAlertSettingsEndpoint)
  async save(@Body() body: AlertSettingsDto, @NoteChange() note: NoteChange): Promise<SaveAlertSettingsResponse> {
    const { before, after } = await this.settings.save({
      recipients: body.recipients,
      webhookUrl: body.webhook_url,
      quietFrom: body.quiet_from,
      quietTo: body.quiet_to,
      queueMinutes: body.queue_minutes,
      failingPercent: body.failing_percent,
    });
    note({ before: noted(before), after: noted(after) });
    return { success: true, message: OUTCOME_TEXTS.alertSettingsSaved, settings: present(after) };
  }

  @Route(adminTestAlertEndpoint)
  @Limited({ name: 'admin-test-alert', limit: 10, seconds: 3_600 })
  async test(): Promise<MessageAnswer> {
    await this.settings.test();
    return { success: true, message: OUTCOME_TEXTS.testAlertSent };
  }
}

/** The audit log is kept for ever and read by others: of the webhook only its host stands there. */
const noted = (choices: AlertChoices) => ({
  ...present(choices),
  webhook_host: choices.webhookUrl && new URL(choices.webhookUrl).host,
});

const present = (choices: AlertChoices): AlertSettings => ({
  recipients: choices.recipients,
  webhook_url: choices.webhookUrl,
  quiet_from: choices.quietFrom,
  quiet_to: choices.quietTo,
  queue_minutes: choices.queueMinutes,
  failing_percent: choices.failingPercent,
});
