import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { ConfigModule } from './config/config.module.js';
import type { AppConfig } from './config/app-config.js';
import { ENTITIES } from './entities.js';
import { AlertsModule } from './modules/alerts/alerts.module.js';
import { AffiliatesModule } from './modules/affiliates/affiliates.module.js';
import { AnalyticsModule } from './modules/analytics/analytics.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BillingModule } from './modules/billing/billing.module.js';
import { CalendarModule } from './modules/calendar/calendar.module.js';
import { CmsModule } from './modules/cms/cms.module.js';
import { DataToolsModule } from './modules/data-tools/data-tools.module.js';
import { DeliveryModule } from './modules/delivery/delivery.module.js';
import { DeskModule } from './modules/desk/desk.module.js';
import { ExperimentsModule } from './modules/experiments/experiments.module.js';
import { FacesModule } from './modules/faces/faces.module.js';
import { LibraryModule } from './modules/library/library.module.js';
import { MembersModule } from './modules/members/members.module.js';
import { OperationsModule } from './modules/operations/operations.module.js';
import { PaymentsModule } from './modules/payments/payments.module.js';
import { ReconciliationModule } from './modules/reconciliation/reconciliation.module.js';
import { RemindersModule } from './modules/reminders/reminders.module.js';
import { ProofModule } from './modules/proof/proof.module.js';
import { SessionsModule } from './modules/sessions/sessions.module.js';
import { PrivacyModule } from './modules/privacy/privacy.module.js';
import { PromptsModule } from './modules/prompts/prompts.module.js';
import { FunnelModule } from './modules/funnel/funnel.module.js';
import { OperatorAlertsModule } from './platform/alerts/alerts.module.js';
import { ClockModule } from './platform/clock/clock.module.js';
import type { Clock } from './platform/clock/clock.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { CircuitsModule } from './platform/circuits/circuits.module.js';
import { FilesModule } from './platform/files/files.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { AccessGuard } from './platform/http/access.guard.js';
import { ErrorFilter } from './platform/http/error.filter.js';
import { RateLimitGuard } from './platform/http/rate-limit.guard.js';
import { createValidationPipe } from './platform/http/validation.pipe.js';
import { ImportRunsModule } from './platform/import-runs/import-runs.module.js';
import { LinksModule } from './platform/links/links.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import type { Logger } from './platform/logging/logger.js';
import { MailModule } from './platform/mail/mail.module.js';
import { InstallationModule } from './platform/installation/installation.module.js';
import { OutboxModule } from './platform/outbox/outbox.module.js';
import { RateLimitModule } from './platform/rate-limit/rate-limit.module.js';
import { SchedulerModule } from './platform/scheduler/scheduler.module.js';
import { ShieldModule } from './platform/shield/shield.module.js';
import { SettingsModule } from './platform/settings/settings.module.js';
import { TelemetryModule } from './platform/telemetry/telemetry.module.js';
import { PERSONAL_DATA } from './personal-data.js';
import { PersonalDataModule } from './platform/personal-data/personal-data.module.js';
import { REMOVABLE_RECORDS } from './records.js';
import { REPEATABLE_SCHEMAS } from './schemas.js';

export interface AppParts {
  config: AppConfig;
  logger: Logger;
  clock: Clock;
}

/** The only place that sees every module. */
@Module({})
export class AppModule {
  static forRoot({ config, logger, clock }: AppParts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot(logger),
        TelemetryModule,
        ClockModule.forRoot(clock),
        DatabaseModule.forRoot(ENTITIES, REPEATABLE_SCHEMAS),
        DiscoveryModule,
        ScheduleModule.forRoot(),
        FilesModule,
        RateLimitModule,
        OutboxModule,
        SchedulerModule,
        SettingsModule,
        InstallationModule,
        ImportRunsModule,
        ShieldModule,
        LinksModule,
        CircuitsModule,
        OperatorAlertsModule,
        PersonalDataModule,
        MailModule,
        HealthModule,
        AuthModule,
        FunnelModule,
        MembersModule,
        LibraryModule,
        OperationsModule,
        AlertsModule,
        DeliveryModule,
        PaymentsModule,
        BillingModule,
        DeskModule,
        AffiliatesModule,
        AnalyticsModule,
        FacesModule,
        CmsModule,
        ExperimentsModule,
        SessionsModule,
        CalendarModule,
        ReconciliationModule,
        RemindersModule,
        PromptsModule,
        ProofModule,
        DataToolsModule.forRoot(REMOVABLE_RECORDS),
        PrivacyModule.forRoot(PERSONAL_DATA),
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_PIPE, useFactory: createValidationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
