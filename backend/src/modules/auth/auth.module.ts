import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR, HttpAdapterHost } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import type { FastifyInstance } from 'fastify';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { PasswordHasher } from '../../platform/crypto/password-hasher.js';
import { AfterLastAnswer } from '../../platform/health/after-last-answer.js';
import { SealedStoresModule } from '../../platform/crypto/sealed-stores.module.js';
import { HealthModule } from '../../platform/health/health.module.js';
import { TOKEN_VERIFIER } from '../../platform/http/token-verifier.port.js';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { ADMIN_ACCOUNTS } from './application/admin-accounts.port.js';
import { AdminPasskeysUseCase } from './application/admin-passkeys.use-case.js';
import { AdminPasswordUseCase } from './application/admin-password.use-case.js';
import { MAIL_ADMIN_RESET_TASK } from './application/auth-tasks.js';
import { AdminSignInUseCase } from './application/admin-sign-in.use-case.js';
import { AdminTwoFactorUseCase } from './application/admin-two-factor.use-case.js';
import { AUDIT_CHAIN } from './application/audit-chain.port.js';
import { AUDIT_LOG } from './application/audit-log.port.js';
import { CheckedPasswordSignIn } from './application/checked-password-sign-in.js';
import { CLIENT_HISTORY } from './application/client-history.port.js';
import { CodeCheck } from './application/code-check.js';
import { COMMON_PASSWORDS } from './application/common-passwords.port.js';
import { CreateAdminUseCase } from './application/create-admin.use-case.js';
import { LoggedSecurityAudit } from './application/logged-security-audit.js';
import { MailedSecurityNotices } from './application/mailed-security-notices.js';
import { PasskeyProofs } from './application/passkey-proofs.js';
import { PASSKEY_QUESTIONS } from './application/passkey-questions.port.js';
import { PASSKEY_STORE } from './application/passkey-store.port.js';
import { PasswordPolicy } from './application/password-policy.js';
import { QueuedResetRequests } from './application/queued-reset-requests.js';
import { RefusedCalls } from './application/refused-calls.js';
import { RELYING_PARTY } from './application/relying-party.port.js';
import { RateLimitedSignIns } from './application/sign-in-throttle.js';
import { STAFF_ACCOUNTS } from './application/staff-accounts.port.js';
import { StaffSecondFactors } from './application/staff-second-factors.js';
import { StaffUseCase } from './application/staff.use-case.js';
import { VerifyAuditUseCase } from './application/verify-audit.use-case.js';
import { StoredNewPasswords } from './application/stored-new-passwords.js';
import { StoredPasskeys } from './application/stored-passkeys.js';
import {
  ADMIN_DIRECTORY,
  NEW_PASSWORDS,
  PASSWORD_SIGN_IN,
  RESET_REQUESTS,
  SECOND_FACTORS,
  SECURITY_AUDIT,
  SECURITY_NOTICES,
  SIGN_IN_CHALLENGES,
  SIGN_IN_THROTTLE,
  SIGN_INS,
} from './auth.public.js';
import { AdminAuthController } from './http/admin-auth.controller.js';
import { AdminPasskeysController } from './http/admin-passkeys.controller.js';
import { AuditLogController } from './http/audit-log.controller.js';
import { AuditInterceptor } from './http/audit.interceptor.js';
import { StaffController } from './http/staff.controller.js';
import { countRefusals } from './http/count-refusals.js';
import { AdminAccountsRepository } from './infra/admin-accounts.repository.js';
import { AuditChainRepository } from './infra/audit-chain.repository.js';
import { AuditLogRepository } from './infra/audit-log.repository.js';
import { AuditPersons } from './infra/audit-persons.js';
import { ListedCommonPasswords } from './infra/listed-common-passwords.js';
import { PasskeyQuestionsRepository } from './infra/passkey-questions.repository.js';
import { PasskeysRepository } from './infra/passkeys.repository.js';
import { PassportTokenVerifier } from './infra/passport-token-verifier.js';
import { SealedSecondFactors } from './infra/sealed-second-factors.js';
import { SecondFactorsRepository } from './infra/second-factors.repository.js';
import { SignInChallengesRepository } from './infra/sign-in-challenges.repository.js';
import { SignInsRepository } from './infra/sign-ins.repository.js';
import { StaffAccountsRepository } from './infra/staff-accounts.repository.js';
import { WebAuthnRelyingParty } from './infra/web-authn-relying-party.js';
import { PASSKEYS } from './passkeys.public.js';

/** Global, because the access guard of every module asks it who is calling. */
@Global()
@Module({
  imports: [HealthModule, SealedStoresModule, PassportModule.register({ session: false }), JwtModule.register({})],
  controllers: [AdminAuthController, AdminPasskeysController, AuditLogController, StaffController],
  providers: [
    PasswordHasher,
    AdminSignInUseCase,
    AdminPasswordUseCase,
    AdminTwoFactorUseCase,
    AdminPasskeysUseCase,
    CreateAdminUseCase,
    StaffSecondFactors,
    PasskeyProofs,
    StaffUseCase,
    CodeCheck,
    PasswordPolicy,
    RefusedCalls,
    VerifyAuditUseCase,
    SignInsRepository,
    SignInChallengesRepository,
    PasskeyQuestionsRepository,
    { provide: COMMON_PASSWORDS, useClass: ListedCommonPasswords },
    AdminAccountsRepository,
    { provide: ADMIN_ACCOUNTS, useExisting: AdminAccountsRepository },
    { provide: ADMIN_DIRECTORY, useExisting: ADMIN_ACCOUNTS },
    { provide: STAFF_ACCOUNTS, useClass: StaffAccountsRepository },
    { provide: AUDIT_CHAIN, useClass: AuditChainRepository },
    AuditPersons,
    { provide: AUDIT_LOG, useClass: AuditLogRepository },
    { provide: SIGN_INS, useExisting: SignInsRepository },
    { provide: CLIENT_HISTORY, useExisting: SignInsRepository },
    { provide: SIGN_IN_CHALLENGES, useExisting: SignInChallengesRepository },
    { provide: SIGN_IN_THROTTLE, useClass: RateLimitedSignIns },
    SealedSecondFactors,
    { provide: SECOND_FACTORS, useClass: SecondFactorsRepository },
    { provide: PASSWORD_SIGN_IN, useClass: CheckedPasswordSignIn },
    { provide: PASSKEYS, useClass: StoredPasskeys },
    { provide: PASSKEY_STORE, useClass: PasskeysRepository },
    { provide: PASSKEY_QUESTIONS, useExisting: PasskeyQuestionsRepository },
    { provide: RELYING_PARTY, useClass: WebAuthnRelyingParty },
    { provide: NEW_PASSWORDS, useClass: StoredNewPasswords },
    { provide: RESET_REQUESTS, useClass: QueuedResetRequests },
    { provide: SECURITY_NOTICES, useClass: MailedSecurityNotices },
    { provide: SECURITY_AUDIT, useClass: LoggedSecurityAudit },
    { provide: TOKEN_VERIFIER, useClass: PassportTokenVerifier },
    { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
  ],
  exports: [
    ADMIN_DIRECTORY,
    TOKEN_VERIFIER,
    SIGN_INS,
    SECOND_FACTORS,
    PASSWORD_SIGN_IN,
    PASSKEYS,
    NEW_PASSWORDS,
    RESET_REQUESTS,
    SECURITY_NOTICES,
    SECURITY_AUDIT,
    PasswordHasher,
  ],
})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly schedule: ProductSchedule,
    private readonly password: AdminPasswordUseCase,
    private readonly signIns: SignInsRepository,
    private readonly challenges: SignInChallengesRepository,
    private readonly questions: PasskeyQuestionsRepository,
    private readonly admins: AdminAccountsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly refused: RefusedCalls,
    private readonly verifyAudit: VerifyAuditUseCase,
    private readonly server: HttpAdapterHost,
    private readonly afterLastAnswer: AfterLastAnswer,
  ) {}

  onModuleInit(): void {
    this.tasks.register(MAIL_ADMIN_RESET_TASK, (payload: { email: string }) => this.password.mailReset(payload));
    this.schedule.every({ job: 'forget-sign-ins', seconds: 86_400 }, async () => {
      await this.signIns.forgetOld();
      await this.challenges.forgetOld();
      await this.questions.forgetOld();
      await this.admins.forgetOld(this.clock.now());
    });
    this.schedule.nightly('verify-audit', async (_night, stop) => {
      await this.verifyAudit.execute(stop);
    });
    this.afterLastAnswer.do(() => this.refused.flush());
    // A command has no server.
    const server: HttpAdapterHost['httpAdapter'] | undefined = this.server.httpAdapter;
    if (server) countRefusals(server.getInstance<FastifyInstance>(), this.refused);
  }
}
