import { Global, Module } from '@nestjs/common';
import { MailDesk } from './mail-desk.js';
import { MailDeskController } from './mail-desk.controller.js';
import { MailQueue } from './mail-queue.js';
import { MAILER } from './mailer.port.js';
import { MailTexts } from './mail-texts.js';
import { OptOuts } from './opt-outs.js';
import { SmtpMailer } from './smtp-mailer.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Global()
@Module({
  controllers: [UnsubscribeController, MailDeskController],
  providers: [MailQueue, MailDesk, MailTexts, OptOuts, UnsubscribeLinks, { provide: MAILER, useClass: SmtpMailer }],
  exports: [MailQueue, MailTexts, OptOuts],
})
export class MailModule {}
