import { Body, Controller, Inject, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportDeskEventsEndpoint,
  adminDeskEventEndpoint,
  adminDeskEventsEndpoint,
  adminReplayEventEndpoint,
  adminReplayEventsEndpoint,
  LONGEST_REPLAY_DAYS,
  OUTCOME_TEXTS,
  type DataAnswer,
  type DeskEventBody,
  type DeskEventRow,
  type MessageAnswer,
  type PageAnswer,
} from '@summit/contracts';
import { DAY_MS } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { PROVIDER_NOTIFICATIONS, type ProviderNotifications } from '../../payments/payments.public.js';
import { DeskEventsReadModel } from '../read-models/desk-events.read-model.js';
import { DeskEventParamsDto, DeskEventsQueryDto, ReplayEventsDto } from './dto/desk-events.dto.js';

const PAGE_SIZE = 50;
const LONGEST_SPAN_MS = LONGEST_REPLAY_DAYS * DAY_MS;

const FILE = new ListFile<DeskEventRow>('provider_events', [
  'provider',
  'event_id',
  'type',
  'about',
  'state',
  'came_by',
  'tries',
  'failure',
  'next_try_at',
  'occurred_at',
  'received_at',
  'handled_at',
]);

/** The provider inbox: what was told, what became of it, and acting on it once more. */
@ApiTags('admin desk')
@Controller()
export class DeskEventsController {
  constructor(
    private readonly events: DeskEventsReadModel,
    @Inject(PROVIDER_NOTIFICATIONS) private readonly notifications: ProviderNotifications,
  ) {}

  @Route(adminDeskEventsEndpoint)
  list(
    @Query() { state = 'all', search = '', limit = PAGE_SIZE, skip = 0 }: DeskEventsQueryDto,
  ): Promise<PageAnswer<DeskEventRow>> {
    return this.events.page({ state, search: search.trim() }, { limit, skip });
  }

  @Route(adminExportDeskEventsEndpoint)
  @ApiProduces('text/csv')
  file(@Query() { state = 'all', search = '' }: DeskEventsQueryDto): Promise<StreamableFile> {
    return FILE.of(this.events.all({ state, search: search.trim() }));
  }

  @Route(adminDeskEventEndpoint)
  async event(@Param() { provider, event_id }: DeskEventParamsDto): Promise<DataAnswer<DeskEventBody>> {
    const body = await this.events.body(provider, event_id);
    if (body === undefined) throw new AppError('not_found');
    return { success: true, data: { body } };
  }

  @Route(adminReplayEventEndpoint)
  async replay(
    @Param() { provider, event_id: eventId }: DeskEventParamsDto,
    @NoteChange() note: NoteChange,
  ): Promise<MessageAnswer> {
    if ((await this.events.body(provider, eventId)) === undefined) throw new AppError('not_found');
    const replayed = await this.notifications.replay([{ provider, eventId }]);
    note({ before: null, after: { provider, event_id: eventId, replayed } });
    return { success: true, message: replayed === 1 ? OUTCOME_TEXTS.eventReplayed : OUTCOME_TEXTS.eventIgnored };
  }

  @Route(adminReplayEventsEndpoint)
  async replaySpan(@Body() body: ReplayEventsDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    const { provider } = body;
    const [from, until] = [Date.parse(body.from), Date.parse(body.until)];
    if (!(until > from && until - from <= LONGEST_SPAN_MS)) throw new AppError('replay_span_invalid');
    const ids = await this.events.inSpan({ provider, from, until });
    if (!ids) throw new AppError('replay_span_too_full');
    const replayed = await this.notifications.replay(ids.map((eventId) => ({ provider, eventId })));
    note({ before: null, after: { ...body, replayed } });
    return { success: true, message: `${replayed} events are being acted on once more.` };
  }
}
