import { Module, type OnModuleInit } from '@nestjs/common';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { FunnelModule } from '../funnel/funnel.module.js';
import { MembersModule } from '../members/members.module.js';
import { EnterLibraryUseCase } from './application/enter-library.use-case.js';
import { OpenPromptUseCase } from './application/open-prompt.use-case.js';
import { PROMPT_LIBRARY } from './application/prompt-library.port.js';
import { PromptReaders } from './application/prompt-readers.js';
import { PROMPT_VISITS } from './application/prompt-visits.port.js';
import { UnknownEmailLimit } from './application/unknown-email-limit.js';
import { PromptAdminController } from './http/prompt-admin.controller.js';
import { PromptsController } from './http/prompts.controller.js';
import { PromptLibraryRepository } from './infra/prompt-library.repository.js';
import { PromptParts } from './infra/prompt-parts.js';
import { PromptVisitsRepository } from './infra/prompt-visits.repository.js';
import { PromptAnalyticsReadModel } from './read-models/prompt-analytics.read-model.js';

/** The library of 500 prompts, who may read it, and how much of it (member.md 2.9). */
@Module({
  imports: [FunnelModule, MembersModule],
  controllers: [PromptsController, PromptAdminController],
  providers: [
    EnterLibraryUseCase,
    OpenPromptUseCase,
    PromptReaders,
    UnknownEmailLimit,
    PromptAnalyticsReadModel,
    PromptParts,
    { provide: PROMPT_LIBRARY, useClass: PromptLibraryRepository },
    { provide: PROMPT_VISITS, useClass: PromptVisitsRepository },
  ],
})
export class PromptsModule implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly parts: PromptParts,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: 'fold-prompt-parts', seconds: 60 }, () => this.parts.fold());
  }
}
