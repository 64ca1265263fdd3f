import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { TaskRegistry } from '../../../platform/outbox/task-registry.js';
import { KeptElsewhere, type Keeper } from '../../../platform/personal-data/kept-elsewhere.js';
import type { Person } from '../../../platform/personal-data/personal-data.js';
import { LEAVE_LIST_TASK } from '../application/funnel-tasks.js';
import { LIST_SERVICE, type ListService } from '../application/list-service.port.js';

const SUBSCRIBED = statement(
  'list-subscriptions-of-person',
  'select count(*)::int as subscribed from list_subscription where signup_id = any ($1::uuid[])',
);

/** The mailing-list service outside forgets too. Its job is the only thing that names the address a moment longer. */
@Injectable()
export class MailingListKeeper implements Keeper, OnModuleInit {
  readonly module = 'funnel';
  readonly what = 'mailing list';

  constructor(
    private readonly elsewhere: KeptElsewhere,
    private readonly outbox: Outbox,
    private readonly tasks: TaskRegistry,
    @Inject(LIST_SERVICE) private readonly list: ListService,
  ) {}

  onModuleInit(): void {
    this.elsewhere.add(this);
    this.tasks.register(LEAVE_LIST_TASK, ({ email }: { email: string }) => this.list.remove(email));
  }

  async count(tx: SqlExecutor, { signups }: Person): Promise<number> {
    return (await tx.query<{ subscribed: number }>(SUBSCRIBED, [signups]))[0]?.subscribed ?? 0;
  }

  /** The registration says it all: the list knows name and address. */
  collect(): Promise<unknown[]> {
    return Promise.resolve([]);
  }

  /** Whoever registered may be on the list though nothing says so: the service has taken the address, and its answer was lost. */
  async erase(tx: SqlExecutor, person: Person): Promise<void> {
    if (person.signups.length === 0) return;
    for (const email of person.emails) await this.outbox.addJob(tx, { task: LEAVE_LIST_TASK, payload: { email } });
  }
}
