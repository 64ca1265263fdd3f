import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import type { DataTool } from '../../../platform/removable-records/record-set.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Settings } from '../../../platform/settings/settings.js';
import {
  REMOVABLE_RECORDS_PORT,
  type Backup,
  type RecordCounts,
  type RemovableRecords,
} from './removable-records.port.js';

const PHRASES: Readonly<Record<DataTool, string>> = {
  'clean-test-data': 'CLEAN TEST DATA',
  'reset-analytics': 'RESET ANALYTICS',
  'clear-all-data': 'DELETE EVERYTHING',
};
const LAST_WORD = 'YES';

export interface DataToolCommand {
  tool: DataTool;
  phrase: string;
  /** The last word, which only clear-all-data asks for. */
  confirmation?: string;
  dryRun: boolean;
}

/** One of the three tools: counts what goes, or keeps it in a file and removes it. */
@Injectable()
export class UseDataToolUseCase {
  constructor(
    @Inject(REMOVABLE_RECORDS_PORT) private readonly records: RemovableRecords,
    @Inject(Settings) private readonly settings: Pick<Settings, 'read'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `backup` is null after a dry run, which needs no phrase. Throws `confirmation_phrase_wrong`, `data_tool_busy`. */
  async execute({
    tool,
    phrase,
    confirmation,
    dryRun,
  }: DataToolCommand): Promise<{ counts: RecordCounts; backup: Backup | null }> {
    const removal = { tool, patterns: await this.settings.read('data_tools.test_addresses') };
    if (dryRun) return { counts: await this.records.count(removal), backup: null };
    const confirmed = phrase === PHRASES[tool] && (tool !== 'clear-all-data' || confirmation === LAST_WORD);
    if (!confirmed) throw new AppError('confirmation_phrase_wrong');
    const backup = await this.records.remove(removal, this.clock.now());
    return { counts: backup.counts, backup };
  }
}
