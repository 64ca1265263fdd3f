import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportStuckOrdersEndpoint,
  adminLookForStuckOrdersEndpoint,
  adminRepairOrderEndpoint,
  adminStuckOrdersEndpoint,
  OUTCOME_TEXTS,
  type MessageAnswer,
  type PageAnswer,
  type StuckOrderRow,
} from '@summit/contracts';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { EndedFindings } from '../application/ended-findings.js';
import { LookForStuckOrdersJob } from '../application/look-for-stuck-orders.job.js';
import { RepairStuckOrderUseCase, type RepairOutcome } from '../application/repair-stuck-order.use-case.js';
import { StuckOrdersReadModel } from '../read-models/stuck-orders.read-model.js';
import { StuckOrderParamsDto, StuckOrdersQueryDto } from './dto/stuck-orders.dto.js';

const PAGE_SIZE = 50;

const MESSAGES: Readonly<Record<RepairOutcome, string>> = {
  repaired: OUTCOME_TEXTS.orderRepaired,
  under_way: OUTCOME_TEXTS.orderRepairUnderWay,
  no_change: OUTCOME_TEXTS.orderRepairNoChange,
  gone: OUTCOME_TEXTS.orderNotStuck,
};

const FILE = new ListFile<StuckOrderRow>('stuck_orders', [
  'order_number',
  'kind',
  'product_type',
  'name',
  'email',
  'amount',
  'reason',
  'repair',
  'since',
  'repaired_at',
]);

@ApiTags('admin desk')
@Controller()
export class StuckOrdersController {
  constructor(
    private readonly stuck: StuckOrdersReadModel,
    private readonly ended: EndedFindings,
    private readonly look: LookForStuckOrdersJob,
    private readonly repairs: RepairStuckOrderUseCase,
  ) {}

  @Route(adminStuckOrdersEndpoint)
  list(@Query() { kind, limit = PAGE_SIZE, skip = 0 }: StuckOrdersQueryDto): Promise<PageAnswer<StuckOrderRow>> {
    return this.ended.without(() => this.stuck.page(kind ?? null, { limit, skip }));
  }

  @Route(adminExportStuckOrdersEndpoint)
  @ApiProduces('text/csv')
  async file(@Query() { kind }: StuckOrdersQueryDto): Promise<StreamableFile> {
    await this.ended.forgetAll();
    return FILE.of(
      pagesOf(
        (page) => this.stuck.page(kind ?? null, page),
        ({ id }) => id,
      ),
    );
  }

  @Route(adminLookForStuckOrdersEndpoint)
  async lookNow(@NoteChange() note: NoteChange): Promise<MessageAnswer> {
    await this.look.run();
    note({ before: null, after: { looked: true } });
    return { success: true, message: OUTCOME_TEXTS.stuckOrdersFound };
  }

  @Route(adminRepairOrderEndpoint)
  async repair(@Param() { finding_id }: StuckOrderParamsDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    const { outcome, finding } = await this.repairs.repair(finding_id);
    const what = finding && { kind: finding.kind, order_number: finding.orderId };
    note({ before: what, after: { ...what, outcome } });
    return { success: true, message: MESSAGES[outcome] };
  }
}
