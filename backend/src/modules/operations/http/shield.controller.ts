import { Body, Controller, type StreamableFile } from '@nestjs/common';
import {
  adminExportShieldEndpoint,
  adminSaveShieldEndpoint,
  adminShieldEndpoint,
  OUTCOME_TEXTS,
  type SaveShieldResponse,
  type ShieldFigure,
  type ShieldResponse,
} from '@summit/contracts';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { ShieldReadModel } from '../read-models/shield.read-model.js';
import { ShieldSettingsService } from '../shield-settings.service.js';
import { ShieldChangesDto } from './dto/shield-changes.dto.js';

const FILE = new ListFile<ShieldFigure>('shield', ['form', 'outcome', 'today', 'week']);

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

  @Route(adminExportShieldEndpoint)
  @ApiProduces('text/csv')
  export(): Promise<StreamableFile> {
    return FILE.ofAll(async () => (await this.shield.read()).data);
  }

  @Route(adminSaveShieldEndpoint)
  async save(@Body() body: ShieldChangesDto, @NoteChange() note: NoteChange): Promise<SaveShieldResponse> {
    const { before, after } = await this.settings.save(body);
    note({ before, after });
    return { success: true, message: OUTCOME_TEXTS.shieldSettingsSaved, settings: after };
  }
}
