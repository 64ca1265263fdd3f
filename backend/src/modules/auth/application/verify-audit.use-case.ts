import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { AUDIT_CHAIN, type AuditChain, type AuditFindings } from './audit-chain.port.js';

/** Looks whether entries of the audit log were changed, taken out, put in or moved (A-005, S14). By night, and by command. */
@Injectable()
export class VerifyAuditUseCase {
  constructor(
    @Inject(AUDIT_CHAIN) private readonly chain: AuditChain,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** When the log is whole, its last entry is written to the process's log too, which a thief of the database can't rewrite. */
  async execute(stop?: AbortSignal): Promise<AuditFindings & { isWhole: boolean }> {
    const findings = await this.chain.inspect(stop);
    const { brokenEntries, lostEntries, head, entries } = findings;
    const isWhole = brokenEntries.length === 0 && lostEntries.length === 0;
    if (!isWhole)
      this.logger.error(
        { alert: 'audit_log_changed', broken_entries: brokenEntries, lost_entries: lostEntries },
        'the audit log is not what was written',
      );
    else if (head) {
      await this.chain.addCheckpoint({ ...head, at: this.clock.now() });
      this.logger.info({ entries, last_entry: head.entryId, hash: head.hash }, 'the audit log is whole');
    }
    return { ...findings, isWhole };
  }
}
