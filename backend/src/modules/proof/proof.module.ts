import { Module } from '@nestjs/common';
import { FunnelModule } from '../funnel/funnel.module.js';
import { ProofController } from './http/proof.controller.js';
import { ProofPageService } from './proof-page.service.js';
import { ProofFactsReadModel } from './read-models/proof-facts.read-model.js';

/** Where the figures of the site come from (C-001). Reads all. */
@Module({
  imports: [FunnelModule],
  controllers: [ProofController],
  providers: [ProofPageService, ProofFactsReadModel],
})
export class ProofModule {}
