import { Module, type OnModuleInit } from '@nestjs/common';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { FunnelModule } from '../funnel/funnel.module.js';
import { MembersModule } from '../members/members.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { NEXT_SUMMIT_REQUESTS } from './application/next-summit-requests.port.js';
import { NextSummitUseCase } from './application/next-summit.use-case.js';
import { RECIPIENTS } from './application/recipients.port.js';
import { ReminderMessages } from './application/reminder-messages.js';
import { REMINDER_RUNS } from './application/reminder-runs.port.js';
import { SendRemindersUseCase } from './application/send-reminders.use-case.js';
import { NextSummitController } from './http/next-summit.controller.js';
import { NextSummitRequestsRepository } from './infra/next-summit-requests.repository.js';
import { ReminderRunsRepository } from './infra/reminder-runs.repository.js';
import { RecipientsReadModel } from './read-models/recipients.read-model.js';

@Module({
  imports: [SessionsModule, FunnelModule, MembersModule],
  controllers: [NextSummitController],
  providers: [
    SendRemindersUseCase,
    ReminderMessages,
    NextSummitUseCase,
    { provide: REMINDER_RUNS, useClass: ReminderRunsRepository },
    { provide: RECIPIENTS, useClass: RecipientsReadModel },
    { provide: NEXT_SUMMIT_REQUESTS, useClass: NextSummitRequestsRepository },
  ],
})
export class RemindersModule implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly tasks: TaskRegistry,
    private readonly reminders: SendRemindersUseCase,
    private readonly nextSummit: NextSummitUseCase,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: 'summit-reminders', seconds: 60 }, (slot) => this.reminders.run(slot.getTime()));
    this.tasks.listen('mail.opted_out', 'next-summit', (event) => this.nextSummit.forget(event));
  }
}
