import { Body, Controller } from '@nestjs/common';
import {
  adminSaveShieldEndpoint,
  adminShieldEndpoint,
  OUTCOME_TEXTS,
  type SaveShieldResponse,
  type ShieldResponse,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { ShieldReadModel } from '../read-models/shield.read-model.js';
import { ShieldSettingsService } from '../shield-settings.service.js';
import { ShieldChangesDto } from './dto/shield-changes.dto.js';

@ApiTags('admin live')
@Controller()
export class ShieldController {
  constructor(
    private readonly shield: ShieldReadModel,
    private readonly settings: ShieldSettingsService,
  ) {}

  @Route(adminShieldEndpoint)
  async read(@CurrentPrincipal() { staff }: Principal): Promise<ShieldResponse> {
    const [seen, settings] = await Promise.all([this.shield.read(), this.settings.read()]);
    const { attack_mode } = settings;
    return { success: true, ...seen, attack_mode, settings: staff?.role === 'owner' ? settings : null };
  }

  @Route(adminSaveShieldEndpoint)
  async save(@Body() body: ShieldChangesDto, @NoteChange() note: NoteChange): Promise<SaveShieldResponse> {
    const { before, after } = await this.settings.save(body);
    note({ before, after });
    return { success: true, message: OUTCOME_TEXTS.shieldSettingsSaved, settings: after };
  }
}
