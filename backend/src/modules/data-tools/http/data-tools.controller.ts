import { Body, Controller, Header, Inject, Param, StreamableFile } from '@nestjs/common';
import {
  adminCleanTestDataEndpoint,
  adminClearAllDataEndpoint,
  adminDataBackupEndpoint,
  adminDataBackupsEndpoint,
  adminResetAnalyticsEndpoint,
  adminUndoDataToolEndpoint,
  type CleanTestDataResponse,
  type ClearAllDataResponse,
  type DataBackupsResponse,
  type ResetAnalyticsResponse,
  type UndoDataToolResponse,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { BACKUPS, type Backups } from '../application/removable-records.port.js';
import { UndoDataToolUseCase } from '../application/undo-data-tool.use-case.js';
import { UseDataToolUseCase, type DataToolCommand } from '../application/use-data-tool.use-case.js';
import { presentAnswer, presentBackup } from './data-tools.presenter.js';
import { ClearAllDataDto, DataBackupParamsDto, DataToolDto } from './dto/data-tool.dto.js';

/** The tools that delete, what they have removed, and the way back. */
@ApiTags('admin data tools')
@Controller()
export class DataToolsController {
  constructor(
    private readonly tools: UseDataToolUseCase,
    private readonly undoing: UndoDataToolUseCase,
    @Inject(BACKUPS) private readonly backups: Backups,
  ) {}

  @Route(adminCleanTestDataEndpoint)
  cleanTestData(@Body() body: DataToolDto, @NoteChange() note: NoteChange): Promise<CleanTestDataResponse> {
    const command: DataToolCommand = { tool: 'clean-test-data', phrase: body.phrase, dryRun: body.dry_run ?? false };
    return this.run(command, note) as Promise<CleanTestDataResponse>;
  }

  @Route(adminResetAnalyticsEndpoint)
  resetAnalytics(@Body() body: DataToolDto, @NoteChange() note: NoteChange): Promise<ResetAnalyticsResponse> {
    const command: DataToolCommand = { tool: 'reset-analytics', phrase: body.phrase, dryRun: body.dry_run ?? false };
    return this.run(command, note) as Promise<ResetAnalyticsResponse>;
  }

  @Route(adminClearAllDataEndpoint)
  clearAllData(
    @Body() { phrase, confirmation, dry_run = false }: ClearAllDataDto,
    @NoteChange() note: NoteChange,
  ): Promise<ClearAllDataResponse> {
    return this.run({ tool: 'clear-all-data', phrase, confirmation, dryRun: dry_run }, note);
  }

  @Route(adminDataBackupsEndpoint)
  async list(): Promise<DataBackupsResponse> {
    return {
      success: true,
      backups: (await this.backups.list()).map((one) => presentBackup(one, this.undoing.canUndo(one))),
    };
  }

  @Route(adminDataBackupEndpoint)
  @ApiProduces('application/gzip')
  @Header('cache-control', 'no-store')
  async file(@Param() { id }: DataBackupParamsDto): Promise<StreamableFile> {
    const backup = await this.backups.byId(id);
    if (!backup) throw new AppError('not_found');
    return new StreamableFile(await this.backups.open(backup), {
      type: 'application/gzip',
      disposition: `attachment; filename="${backup.file}"`,
      length: backup.size,
    });
  }

  @Route(adminUndoDataToolEndpoint)
  async undo(@Param() { id }: DataBackupParamsDto, @NoteChange() note: NoteChange): Promise<UndoDataToolResponse> {
    const { tool, file, counts } = await this.undoing.execute(id);
    note({ before: null, after: { tool, bundle: file, restored: counts } });
    return { success: true, message: `Everything is back: ${counts.total} records.`, restored: counts };
  }

  private async run(command: DataToolCommand, note: NoteChange): Promise<ClearAllDataResponse> {
    const { counts, backup } = await this.tools.execute(command);
    if (backup) note({ before: { records: counts }, after: { bundle: backup.file } });
    return presentAnswer(counts, backup);
  }
}
