import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import type { NewApplication } from './affiliate-applications.port.js';

type Applicant = Pick<NewApplication, 'id' | 'name' | 'email'>;

/** The mails around an application, but for the invitation that ends it well. */
@Injectable()
export class ApplicationMail {
  constructor(
    private readonly links: Links,
    @Inject(APP_CONFIG) private readonly config: { mail: Pick<AppConfig['mail'], 'supportEmail'> },
  ) {}

  received({ id, name, email }: Applicant): MailRequest {
    const values: OwnValues<'affiliate-application-received'> = { name, affiliates_url: this.links.to('affiliates') };
    return {
      key: `affiliate-application:${id}`,
      template: 'affiliate-application-received',
      recipient: email,
      values,
    };
  }

  /** For the operator. */
  notice({ id, name, email }: Applicant, { waits }: { waits: boolean }): MailRequest {
    const values: OwnValues<'affiliate-application-notice'> = {
      applicant_name: name,
      applicant_email: email,
      state: waits ? 'Waits for your decision' : 'The account is open, because applications need no approval',
      admin_url: this.links.to('adminDashboard'),
    };
    return {
      key: `affiliate-application-notice:${id}`,
      template: 'affiliate-application-notice',
      recipient: this.config.mail.supportEmail,
      values,
    };
  }

  declined({ id, name, email }: Applicant): MailRequest {
    const values: OwnValues<'affiliate-application-declined'> = { name };
    return {
      key: `affiliate-application-declined:${id}`,
      template: 'affiliate-application-declined',
      recipient: email,
      values,
    };
  }
}
