import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
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
import { SearchPageQueryDto } from '../http/list-query.js';
import { NoteChange } from '../http/noted-change.js';
import { Limited, Route } from '../http/route.decorator.js';
import { MailDesk } from './mail-desk.js';
import { MailParamsDto, MailsQueryDto, SuppressionParamsDto } from './mail-desk.dto.js';
import { MailQueue } from './mail-queue.js';
import { OptOuts } from './opt-outs.js';

const PAGE_SIZE = 50;

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

  @Route(adminRemoveSuppressionEndpoint)
  async remove(@Param() { email }: SuppressionParamsDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    const address = normalizeEmail(email);
    const since = await this.optOuts.remove(address);
    if (since === null) throw new AppError('not_found');
    note({ before: { email: address, unsubscribed_at: since }, after: null });
    return { success: true, message: OUTCOME_TEXTS.suppressionRemoved };
  }
}
