import { Body, Controller, Header, Inject, Param, StreamableFile } from '@nestjs/common';
import {
  adminBundleFileEndpoint,
  adminBundlesEndpoint,
  adminCloneSummitEndpoint,
  adminStartBundleEndpoint,
  CLONE_PARTS,
  type CloneSummitResponse,
  type StartBundleResponse,
  type SummitBundleRow,
  type SummitBundlesResponse,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { BUNDLES, type Bundles, type SummitBundle } from '../application/bundles.port.js';
import { ExportSummitUseCase, keptUntil } from '../application/export-summit.use-case.js';
import { CloneSummitDto, SummitBundleParamsDto } from './dto/bundle.dto.js';

/** Archives of the whole summit. They are imported by a command only: an empty database has nobody who may sign in. */
@ApiTags('admin data tools')
@Controller()
export class BundlesController {
  constructor(
    private readonly exporting: ExportSummitUseCase,
    @Inject(BUNDLES) private readonly bundles: Bundles,
  ) {}

  @Route(adminStartBundleEndpoint)
  async start(@NoteChange() note: NoteChange): Promise<StartBundleResponse> {
    const { id, file } = await this.exporting.start();
    note({ before: null, after: { archive: file } });
    return { success: true, message: 'The archive is being written.', id };
  }

  @Route(adminCloneSummitEndpoint)
  async clone(
    @Body() { first_day: firstDay, parts, dry_run = false }: CloneSummitDto,
    @NoteChange() note: NoteChange,
  ): Promise<CloneSummitResponse> {
    const order = { firstDay, parts: CLONE_PARTS.filter((part) => parts.includes(part)) };
    const { shiftDays, counts } = await this.exporting.countClone(order);
    const answer = { success: true as const, shift_days: shiftDays, counts };
    if (dry_run) return { ...answer, message: 'Nothing was written.', id: null };
    const { id, file } = await this.exporting.startClone(order);
    note({ before: null, after: { archive: file, first_day: firstDay, parts: order.parts } });
    return { ...answer, message: 'The archive of the new edition is being written.', id };
  }

  @Route(adminBundlesEndpoint)
  async list(): Promise<SummitBundlesResponse> {
    return { success: true, bundles: (await this.bundles.list()).map(present) };
  }

  @Route(adminBundleFileEndpoint)
  @ApiProduces('application/zip')
  @Header('cache-control', 'no-store')
  async file(@Param() { id }: SummitBundleParamsDto): Promise<StreamableFile> {
    const bundle = await this.bundles.byId(id);
    if (!bundle) throw new AppError('not_found');
    return new StreamableFile(await this.bundles.open(bundle), {
      type: 'application/zip',
      disposition: `attachment; filename="${bundle.file}"`,
      ...(bundle.size !== null && { length: bundle.size }),
    });
  }
}

const iso = (time: number): string => new Date(time).toISOString();

const present = (bundle: SummitBundle): SummitBundleRow => ({
  id: bundle.id,
  state: bundle.state,
  file: bundle.file,
  done_rows: bundle.doneRows,
  total_rows: bundle.totalRows,
  size: bundle.size,
  sha256: bundle.digest,
  created_at: iso(bundle.createdAt),
  ended_at: bundle.endedAt === null ? null : iso(bundle.endedAt),
  kept_until: iso(keptUntil(bundle)),
});
