import { Global, Module } from '@nestjs/common';
import { MailQueue } from './mail-queue.js';
import { MAILER } from './mailer.port.js';
import { SmtpMailer } from './smtp-mailer.js';

@Global()
@Module({ providers: [MailQueue, { provide: MAILER, useClass: SmtpMailer }], exports: [MailQueue] })
export class MailModule {}
