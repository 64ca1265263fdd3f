import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { Mailer, OutgoingMail } from './mailer.port.js';

/** Says how a mail server refused, in codes: its words name the recipient, and errors of jobs are logged. */
class MailNotAccepted extends Error {
  constructor(error: unknown) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    super(`the mail server did not accept the mail: ${[code, responseCode].filter(Boolean).join(' ') || 'no code'}`);
    this.name = 'MailNotAccepted';
  }
}

@Injectable()
export class SmtpMailer implements Mailer, OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {
    this.transport = createTransport({
      url: config.mail.smtpUrl,
      // A new-password link must not be read on its way.
      requireTLS: config.mail.requireTls,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ messageId, ...mail }: OutgoingMail): Promise<void> {
    const ours = {
      messageId: `<${messageId}@${new URL(this.config.origins.funnel).hostname}>`,
      from: this.config.mail.from,
    };
    try {
      await this.transport.sendMail({ ...mail, ...ours });
    } catch (error) {
      throw new MailNotAccepted(error);
    }
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
