import { Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  adminExportPayoutMethodsEndpoint,
  adminApprovePayoutMethodEndpoint,
  adminDeclinePayoutMethodEndpoint,
  adminWaitingPayoutMethodsEndpoint,
  OUTCOME_TEXTS,
  type MessageAnswer,
  type PageAnswer,
  type MaskedPayoutMethod,
  type WaitingPayoutMethodRow,
} from '@summit/contracts';
import { pagesOf } from '../../../platform/csv/pages-of.js';
import { presented } from '../../../platform/csv/seeking.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { DecidePayoutMethodUseCase } from '../application/decide-payout-method.use-case.js';
import { WaitingPayoutMethods, type WaitingPayoutMethod } from '../application/waiting-payout-methods.js';
import { payoutMethodText } from '../domain/payout-details.js';
import { PayoutMethodParamsDto } from './dto/speaker-account.dto.js';
import { SpeakerPageQueryDto } from './dto/speaker.dto.js';
import { maskedMethod } from './payout-method.presenter.js';

const HOUR = 3_600;
const PAGE_SIZE = 20;

interface PayoutMethodLine extends Pick<WaitingPayoutMethodRow, 'speaker_code' | 'speaker_name' | 'email'> {
  current: string | null;
  asked: string;
  asked_at: string;
}

const FILE = new ListFile<PayoutMethodLine>('payout_methods', [
  'speaker_code',
  'speaker_name',
  'email',
  'current',
  'asked',
  'asked_at',
]);

/** Changes of where affiliates are paid, which wait for a look (C-020). */
@ApiTags('admin affiliates')
@Controller()
export class AdminPayoutMethodsController {
  constructor(
    private readonly waiting: WaitingPayoutMethods,
    private readonly decision: DecidePayoutMethodUseCase,
  ) {}

  @Route(adminWaitingPayoutMethodsEndpoint)
  async list(
    @Query() { limit = PAGE_SIZE, skip: offset = 0 }: SpeakerPageQueryDto,
  ): Promise<PageAnswer<WaitingPayoutMethodRow>> {
    const { methods, total } = await this.waiting.page({ limit, offset });
    return { success: true, data: methods.map(waitingRow), total };
  }

  @Route(adminExportPayoutMethodsEndpoint)
  @ApiProduces('text/csv')
  file(): Promise<StreamableFile> {
    const waiting = pagesOf(
      (page) => this.list(page),
      ({ id }) => id,
    );
    return FILE.of(presented(waiting, (rows) => rows.map(methodLine)));
  }

  @Route(adminApprovePayoutMethodEndpoint)
  @Limited({ name: 'admin-approve-payout-method', limit: 300, seconds: HOUR })
  async approve(@Param() { method_id }: PayoutMethodParamsDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    await this.decide(method_id, 'approved', note);
    return { success: true, message: OUTCOME_TEXTS.payoutMethodApproved };
  }

  @Route(adminDeclinePayoutMethodEndpoint)
  @Limited({ name: 'admin-decline-payout-method', limit: 300, seconds: HOUR })
  async decline(@Param() { method_id }: PayoutMethodParamsDto, @NoteChange() note: NoteChange): Promise<MessageAnswer> {
    await this.decide(method_id, 'declined', note);
    return { success: true, message: OUTCOME_TEXTS.payoutMethodDeclined };
  }

  /** The log has both masked, and which of them is in force. */
  private async decide(methodId: string, outcome: 'approved' | 'declined', note: NoteChange): Promise<void> {
    const { account, before, after } = await this.decision.execute(methodId, outcome);
    const asked = { speaker_code: account.code, asked: payoutMethodText(after) };
    const inForce = outcome === 'approved' ? after : before;
    note({
      before: { ...asked, status: 'waiting', in_force: payoutMethodText(before) },
      after: { ...asked, status: outcome, in_force: payoutMethodText(inForce) },
    });
  }
}

const waitingRow = ({ asked, approved, account }: WaitingPayoutMethod): WaitingPayoutMethodRow => ({
  id: asked.id,
  speaker_code: account.code,
  speaker_name: account.name,
  email: account.email,
  current: approved && maskedMethod(approved),
  asked: maskedMethod(asked),
});

const methodLine = ({
  speaker_code,
  speaker_name,
  email,
  current,
  asked,
}: WaitingPayoutMethodRow): PayoutMethodLine => ({
  speaker_code,
  speaker_name,
  email,
  current: current && methodWords(current),
  asked: methodWords(asked),
  asked_at: asked.since,
});

const methodWords = ({ kind, masked }: MaskedPayoutMethod): string => `${kind} ${masked}`;
