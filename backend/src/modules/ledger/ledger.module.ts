import { Module, type OnModuleInit } from '@nestjs/common';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { LedgerAudit } from './read-models/ledger-audit.js';
import { LedgerAuditJob } from './ledger-audit.job.js';
import { LedgerBook } from './ledger-book.repository.js';
import { LEDGER, LEDGER_BATCHES } from './ledger.public.js';

@Module({
  providers: [
    { provide: LEDGER, useClass: LedgerBook },
    { provide: LEDGER_BATCHES, useExisting: LEDGER },
    LedgerAudit,
    LedgerAuditJob,
  ],
  exports: [LEDGER, LEDGER_BATCHES, LedgerAudit],
})
export class LedgerModule implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly audit: LedgerAuditJob,
  ) {}

  onModuleInit(): void {
    this.schedule.nightly('ledger-audit', (_night, stop) => this.audit.run(stop));
  }
}
