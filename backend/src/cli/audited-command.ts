import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { AUDIT_LOG, type AuditLog } from '../modules/auth/application/audit-log.port.js';
import { CLOCK, type Clock } from '../platform/clock/clock.js';
import { CommandRefused, runCommand } from './run-command.js';

/** What a command says, and what it has changed where that is not in its arguments. */
export interface CommandResult {
  text: string;
  before?: unknown;
  after?: unknown;
}

type Work = (app: INestApplicationContext, args: string[]) => Promise<CommandResult>;

/** Runs a command that changes or hands out something: it leaves an entry in the audit log, as a call in the back office does. */
export function runAuditedCommand(name: string, work: Work): void {
  runCommand((app, args) => audited(app, { name, args }, work));
}

/** Statuses as calls have them: 200 done, 400 refused, 500 failed. */
export async function audited(
  app: Pick<INestApplicationContext, 'get'>,
  { name, args }: { name: string; args: string[] },
  work: Work,
): Promise<string> {
  const record = (status: number, details: object): Promise<void> =>
    app.get<AuditLog>(AUDIT_LOG).append({
      at: app.get<Clock>(CLOCK).now(),
      adminId: null,
      adminEmail: operator(),
      action: `command ${name}`,
      details: { arguments: args, ...details },
      status,
      address: hostname(),
      requestId: randomUUID(),
    });
  try {
    const { text, ...changed } = await work(app as INestApplicationContext, args);
    await record(200, changed);
    return text;
  } catch (error) {
    const isRefused = error instanceof CommandRefused;
    await record(isRefused ? 400 : 500, isRefused ? { refused: error.message } : {});
    throw error;
  }
}

/** Who is at the machine, as far as its system knows. */
function operator(): string {
  try {
    return `operator ${userInfo().username}`;
  } catch {
    // A container may run as a number that has no name.
    return `operator ${process.getuid?.() ?? ''}`.trim();
  }
}
