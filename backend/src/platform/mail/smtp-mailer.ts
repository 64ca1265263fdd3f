import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import type { Mailer, OutgoingMail } from './mailer.port.js';

@Injectable()
export class SmtpMailer implements Mailer, OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {
    this.transport = createTransport({
      url: config.mail.smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ messageId, ...mail }: OutgoingMail): Promise<void> {
    await this.transport.sendMail({
      ...mail,
      messageId: `<${messageId}@${new URL(this.config.origins.funnel).hostname}>`,
      from: this.config.mail.from,
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
