import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
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
import { csvChunks } from '../csv/csv-file.js';
import { pagesOf } from '../csv/pages-of.js';
import { AppError } from '../errors/app-error.js';
import { csvStream } from '../http/csv-answer.js';
import { SearchPageQueryDto, SearchQueryDto } from '../http/list-query.js';
import { NoteChange } from '../http/noted-change.js';
import { Limited, Route } from '../http/route.decorator.js';
import { MailDesk } from './mail-desk.js';
import { MailParamsDto, MailsExportQueryDto, MailsQueryDto, SuppressionParamsDto } from './mail-desk.dto.js';
import { MailQueue } from './mail-queue.js';
import { OptOuts } from './opt-outs.js';

const PAGE_SIZE = 50;
const MAIL_COLUMNS = [
  'id',
  'template',
  'recipient',
  'state',
  'reason',
  'tries',
  'next_try_at',
  'created_at',
  'sent_at',
] as const satisfies readonly (keyof MailRow)[];
const SUPPRESSION_COLUMNS = ['email', 'at'] as const satisfies readonly (keyof SuppressionRow)[];

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
    const of = { state, recipient: normalizeEmail(search) };
    const pages = pagesOf(
      (page) => this.desk.mails(of, page),
      ({ id }) => id,
    );
    return csvStream(
      'mails.csv',
      csvChunks(MAIL_COLUMNS, pages, (mail) => MAIL_COLUMNS.map((column) => mail[column])),
    );
  }

  @Route(adminRetryMailEndpoint)
  @Limited({ name: 'admin-retry-mail', limit: 600, seconds: 3_600 })
  async retry(@Param() { mail_id }: MailParamsDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    if (!(await this.queue.sendAgain(mail_id))) throw new AppError('mail_not_retryable');
    note({ before: null, after: { mail_id, state: 'waiting' } });
    return { success: true, message: OUTCOME_TEXTS.mailQueuedAgain };
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
    const pages = pagesOf(
      (page) => this.desk.suppressions(normalizeEmail(search), page),
      ({ email }) => email,
    );
    return csvStream(
      'suppressions.csv',
      csvChunks(SUPPRESSION_COLUMNS, pages, ({ email, at }) => [email, at]),
    );
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
