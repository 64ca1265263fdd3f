import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { AUDIT_LOG, type AuditLog, type AuditRecord } from './audit-log.port.js';

export type RefusedCall = Pick<AuditRecord, 'action' | 'status' | 'address' | 'adminId' | 'requestId'>;

const EVERY_MS = 60_000;
/** Kinds of refusals that are told apart in a minute; a flood from more addresses shares one entry for each status. */
const MAX_KINDS = 500;

/**
 * Calls of the back office that nobody was let in with: wrong tokens, too many tries. Strangers can make any number of them, so they
 * are counted and written down once a minute, where a call that was let in has an entry of its own.
 */
@Injectable()
export class RefusedCalls implements OnModuleDestroy {
  private counted = new Map<string, { call: RefusedCall; calls: number }>();

  constructor(
    @Inject(AUDIT_LOG) private readonly log: Pick<AuditLog, 'append'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  count(call: RefusedCall): void {
    const key = this.keyOf(call);
    const known = this.counted.get(key);
    if (known) known.calls += 1;
    else if (this.counted.size < MAX_KINDS) this.counted.set(key, { call, calls: 1 });
    else this.countFlood(call.status);
  }

  @Interval(EVERY_MS)
  async flush(): Promise<void> {
    const counted = [...this.counted.values()];
    this.counted = new Map();
    for (const entry of counted) await this.write(entry);
  }

  /** Calls that are still under way may take longer than whoever stops the process waits. */
  onModuleDestroy(): Promise<void> {
    return this.flush();
  }

  private async write({ call, calls }: { call: RefusedCall; calls: number }): Promise<void> {
    try {
      await this.log.append({
        ...call,
        at: this.clock.now(),
        adminEmail: call.adminId ? null : '',
        action: `refused ${call.action}`,
        details: { calls },
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error({ ...call, calls, reason }, 'refused calls are not in the audit log');
    }
  }

  private countFlood(status: number): void {
    const call = { action: 'calls from many addresses', status, address: '', adminId: null, requestId: '' };
    const known = this.counted.get(this.keyOf(call));
    if (known) known.calls += 1;
    else this.counted.set(this.keyOf(call), { call, calls: 1 });
  }

  private keyOf({ action, status, address, adminId }: RefusedCall): string {
    return JSON.stringify([action, status, address, adminId]);
  }
}
