import { Inject, Injectable } from '@nestjs/common';
import { linkTo } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** Absolute addresses of pages for mails, text messages and answers. The host comes from the configuration, never from a request. */
@Injectable()
export class SiteLinks {
  private readonly origins: AppConfig['origins'];

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.origins = config.origins;
  }

  vip(): string {
    return linkTo('vip', {}, this.origins);
  }

  sessions(): string {
    return linkTo('sessions', {}, this.origins);
  }

  day(day: SummitDay): string {
    return linkTo('day', { day }, this.origins);
  }

  /** A registrant's own invite link (C-064). */
  invite(token: string): string {
    return linkTo('landing', {}, this.origins, { query: { invite: token } });
  }

  refundPolicy(): string {
    return linkTo('refundPolicy', {}, this.origins);
  }

  speakerDashboard(): string {
    return linkTo('speakerDashboard', {}, this.origins);
  }

  speakerLogin(): string {
    return linkTo('speakerLogin', {}, this.origins);
  }

  /** Where a speaker chooses a password with a mailed token (C-062). */
  speakerSetPassword(token: string): string {
    return linkTo('speakerSetPassword', {}, this.origins, { query: { token } });
  }

  speakerResources(): string {
    return linkTo('speakerResources', {}, this.origins);
  }

  /** What an affiliate sends people to (C-058). */
  referral(code: string): string {
    return linkTo('landing', {}, this.origins, { query: { ref: code } });
  }

  vipLogin(): string {
    return linkTo('vipLogin', {}, this.origins);
  }

  vipForgotPassword(): string {
    return linkTo('vipForgotPassword', {}, this.origins);
  }

  /** Where a new member chooses a password (C-109). */
  vipSetupPassword(token: string): string {
    return linkTo('vipSetupPassword', {}, this.origins, { query: { token } });
  }

  /** Where a member chooses a new password (C-034). */
  vipResetPassword(token: string): string {
    return linkTo('vipResetPassword', {}, this.origins, { query: { token } });
  }

  adminLogin(): string {
    return linkTo('adminLogin', {}, this.origins);
  }

  adminReset(token: string): string {
    return linkTo('adminResetPassword', {}, this.origins, { query: { token } });
  }
}
