import { Global, Module } from '@nestjs/common';
import { MailDesk } from './mail-desk.js';
import { MailDeskController } from './mail-desk.controller.js';
import { MailQueue } from './mail-queue.js';
import { MailSender } from './mail-sender.js';
import { MAILER } from './mailer.port.js';
import { MailTexts } from './mail-texts.js';
import { MailTopics } from './mail-topics.js';
import { OptOuts } from './opt-outs.js';
import { SmtpMailer } from './smtp-mailer.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Global()
@Module({
  controllers: [UnsubscribeController, MailDeskController],
  providers: [
    MailQueue,
    MailSender,
    MailDesk,
    MailTexts,
    MailTopics,
    OptOuts,
    UnsubscribeLinks,
    { provide: MAILER, useClass: SmtpMailer },
  ],
  exports: [MailQueue, MailTexts, MailTopics, OptOuts],
})
export class MailModule {}
