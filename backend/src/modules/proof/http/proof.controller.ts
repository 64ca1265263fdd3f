import { Body, Controller, Header, Inject, Res } from '@nestjs/common';
import {
  adminProofPageEndpoint,
  adminSaveProofPageEndpoint,
  OUTCOME_TEXTS,
  proofEndpoint,
  type ProofPageResponse,
  type ProofResponse,
  type SaveProofPageResponse,
} from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { WrittenAnswers } from '../../../platform/http/written-answers.js';
import { ProofPageService } from '../proof-page.service.js';
import { ProofPageDto } from './dto/proof-page.dto.js';

@ApiTags('proof')
@Controller()
export class ProofController {
  private readonly answers: WrittenAnswers;

  constructor(
    private readonly page: ProofPageService,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.answers = new WrittenAnswers(clock);
  }

  @Route(proofEndpoint)
  @Header('cache-control', 'no-cache')
  async figures(@Res({ passthrough: true }) reply: FastifyReply): Promise<ProofResponse> {
    const answer = await this.page.current();
    if (!answer) throw new AppError('not_found');
    const key = { source: answer, name: 'proof' };
    const written =
      this.answers.known<ProofResponse>(key) ??
      this.answers.keep(key, answer, { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY });
    reply.header('etag', written.etag);
    return this.answers.send(written, reply, { isCurrent: () => this.page.isCurrent(answer) });
  }

  @Route(adminProofPageEndpoint)
  async read(): Promise<ProofPageResponse> {
    return { success: true, shown: await this.page.isShown() };
  }

  @Route(adminSaveProofPageEndpoint)
  async save(@Body() { shown }: ProofPageDto, @NoteChange() note: NoteChange): Promise<SaveProofPageResponse> {
    const before = await this.page.show(shown);
    note({ before: { shown: before }, after: { shown } });
    const message = shown ? OUTCOME_TEXTS.proofPageShown : OUTCOME_TEXTS.proofPageHidden;
    return { success: true, message, shown };
  }
}
