import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import type { SecurityAudit, Subject } from '../auth.public.js';
import { AUDIT_LOG, type AuditLog } from './audit-log.port.js';

/** Changes by the owner of an account, or by a job: named by the account's id, because the log is kept when a person is forgotten. */
@Injectable()
export class LoggedSecurityAudit implements SecurityAudit {
  constructor(
    @Inject(AUDIT_LOG) private readonly log: Pick<AuditLog, 'append'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async record({ subject, action, before, after }: Parameters<SecurityAudit['record']>[0]): Promise<void> {
    await this.log.append({
      at: this.clock.now(),
      adminId: null,
      adminEmail: accountOf(subject),
      action,
      details: { before, after },
      status: 200,
      address: '',
      requestId: randomUUID(),
    });
  }
}

const accountOf = ({ role, id }: Subject): string => `${role} account ${id}`;
