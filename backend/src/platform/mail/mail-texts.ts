import { Inject, Injectable } from '@nestjs/common';
import {
  MAIL_TEMPLATES,
  renderTemplate,
  TemplateError,
  withMailText,
  type MailTemplate,
  type MailTemplateId,
  type MailText,
  type RenderedMail,
} from '@summit/content/messages';
import { LOGGER, type Logger } from '../logging/logger.js';

/** The text that an administrator wrote for a mail; null where the built-in one is to be sent. */
export type ReadEditedText = (id: MailTemplateId) => Promise<MailText | null>;

/** What a mail says: what an administrator wrote, else what is built in. */
@Injectable()
export class MailTexts {
  private readEdited: ReadEditedText = () => Promise.resolve(null);

  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  /** Whoever keeps the edited texts says so when it starts. */
  readFrom(readEdited: ReadEditedText): void {
    this.readEdited = readEdited;
  }

  /** Throws TemplateError where the built-in text can't be filled either. A receipt in the wrong words is better than none. */
  async render(id: MailTemplateId, values: Record<string, string>): Promise<RenderedMail> {
    const builtIn: MailTemplate = MAIL_TEMPLATES[id];
    const edited = await this.readEdited(id);
    if (!edited) return renderTemplate(builtIn, values);
    try {
      return renderTemplate(withMailText(builtIn, edited), values);
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      this.log.error(
        { alert: 'mail_text_unusable', template: id, problem: error.problem },
        'an edited mail is unusable',
      );
      return renderTemplate(builtIn, values);
    }
  }
}
