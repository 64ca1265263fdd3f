import { Controller, Inject, Param, StreamableFile } from '@nestjs/common';
import {
  speakerStatementEndpoint,
  speakerStatementMonthsEndpoint,
  type ListAnswer,
  type SpeakerStatementMonth,
} from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { SpeakerAccess } from '../application/speaker-access.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from '../application/speaker-accounts.port.js';
import { statementCsv, statementPdf } from '../application/statement-files.js';
import { SpeakerStatementsReadModel } from '../read-models/speaker-statements.read-model.js';
import { SpeakerStatementParamsDto } from './dto/speaker-account.dto.js';

const HOUR = 3_600;

/** A speaker's own months on paper (F-312). */
@ApiTags('speakers')
@Controller()
export class SpeakerStatementsController {
  constructor(
    private readonly access: SpeakerAccess,
    private readonly statements: SpeakerStatementsReadModel,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'byId'>,
  ) {}

  @Route(speakerStatementMonthsEndpoint)
  async months(@CurrentPrincipal() { id }: Principal): Promise<ListAnswer<SpeakerStatementMonth>> {
    await this.access.require(id);
    const months = await this.statements.months(id);
    return {
      success: true,
      data: months.map(({ period, earnedCents, takenBackCents, paidOutCents }) => ({
        period,
        earned: dollars(earnedCents),
        taken_back: dollars(takenBackCents),
        paid_out: dollars(paidOutCents),
      })),
    };
  }

  @Route(speakerStatementEndpoint)
  @ApiProduces('application/pdf', 'text/csv')
  @Limited({ name: 'speaker-statement', limit: 60, seconds: HOUR })
  async file(
    @CurrentPrincipal() { id }: Principal,
    @Param() { file_name: file }: SpeakerStatementParamsDto,
  ): Promise<StreamableFile> {
    await this.access.require(id);
    const [month, format] = file.split('.');
    const [account, statement] = await Promise.all([this.accounts.byId(id), this.statements.of(id, `${month}-01`)]);
    if (!account || !statement) throw new AppError('statement_not_found');
    const disposition = `attachment; filename="statement-${file}"`;
    return format === 'pdf'
      ? new StreamableFile(await statementPdf(statement, account), { type: 'application/pdf', disposition })
      : new StreamableFile(Buffer.from(statementCsv(statement)), { type: 'text/csv; charset=utf-8', disposition });
  }
}
