import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportMailsEndpoint,
  adminExportSuppressionsEndpoint,
  adminMailsEndpoint,
  adminRemoveSuppressionEndpoint,
  adminRetryMailEndpoint,
  adminSuppressionsEndpoint,
  OUTCOME_TEXTS,
  type MailRow,
  type MessageAnswer,
  type PageAnswer,
  type SuppressionRow,
} from '@summit/contracts';
import { normalizeEmail } from '@summit/rules';
import { AppError } from '../errors/app-error.js';
import { ApiProduces, ApiTags } from '../http/api-description.js';
import { ListFile } from '../http/list-file.js';
import { SearchPageQueryDto, SearchQueryDto } from '../http/list-query.js';
import { NoteChange } from '../http/noted-change.js';
import { Limited, Route } from '../http/route.decorator.js';
import { MailDesk } from './mail-desk.js';
import { MailParamsDto, MailsExportQueryDto, MailsQueryDto, SuppressionParamsDto } from './mail-desk.dto.js';
import { MailQueue } from './mail-queue.js';
import { OptOuts } from './opt-outs.js';

const PAGE_SIZE = 50;
const MAILS_FILE = new ListFile<MailRow>('mails', [
  'id',
  'template',
  'recipient',
  'state',
  'reason',
  'tries',
  'next_try_at',
  'created_at',
  'sent_at',
]);
const SUPPRESSIONS_FILE = new ListFile<SuppressionRow>('suppressions', ['email', 'at']);

@ApiTags('admin mails')
@Controller()
export class MailDeskController {
  constructor(
    private readonly desk: MailDesk,
    private readonly queue: MailQueue,
    private readonly optOuts: OptOuts,
  ) {}

  @Route(adminMailsEndpoint)
  mails(
    @Query() { state = 'failed', search = '', limit = PAGE_SIZE, skip = 0 }: MailsQueryDto,
  ): Promise<PageAnswer<MailRow>> {
    return this.desk.mails({ state, recipient: normalizeEmail(search) }, { limit, skip });
  }

  @Route(adminExportMailsEndpoint)
  @ApiProduces('text/csv')
  exportMails(@Query() { state = 'failed', search = '' }: MailsExportQueryDto): Promise<StreamableFile> {
    return MAILS_FILE.of(this.desk.allMails({ state, recipient: normalizeEmail(search) }));
  }

  @Route(adminRetryMailEndpoint)
  @Limited({ name: 'admin-retry-mail', limit: 600, seconds: 3_600 })
  async retry(@Param() { mail_id }: MailParamsDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    const when = await this.queue.sendAgain(mail_id);
    if (!when) throw new AppError('mail_not_retryable');
    note({ before: null, after: { mail_id, state: 'waiting' } });
    return { success: true, message: when === 'later' ? OUTCOME_TEXTS.mailUnderWay : OUTCOME_TEXTS.mailQueuedAgain };
  }

  @Route(adminSuppressionsEndpoint)
  suppressions(
    @Query() { search = '', limit = PAGE_SIZE, skip = 0 }: SearchPageQueryDto,
  ): Promise<PageAnswer<SuppressionRow>> {
    return this.desk.suppressions(normalizeEmail(search), { limit, skip });
  }

  @Route(adminExportSuppressionsEndpoint)
  @ApiProduces('text/csv')
  exportSuppressions(@Query() { search = '' }: SearchQueryDto): Promise<StreamableFile> {
    return SUPPRESSIONS_FILE.of(this.desk.allSuppressions(normalizeEmail(search)));
  }

  @Route(adminRemoveSuppressionEndpoint)
  async remove(@Param() { email }: SuppressionParamsDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    const address = normalizeEmail(email);
    const since = await this.optOuts.remove(address);
    if (since === null) throw new AppError('not_found');
    note({ before: { email: address, unsubscribed_at: since }, after: null });
    return { success: true, message: OUTCOME_TEXTS.suppressionRemoved };
  }
}
