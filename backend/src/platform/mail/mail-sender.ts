import { Inject, Injectable } from '@nestjs/common';
import { MAIL_TEMPLATES, type MailTemplate } from '@summit/content/messages';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { CLOCK, type Clock } from '../clock/clock.js';
import { Sql } from '../database/sql.js';
import { OrderLinks } from '../links/order-links.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { MailTexts } from './mail-texts.js';
import { MailNotAccepted, MAILER, type Mailer, type MailOutcome } from './mailer.port.js';
import { OptOuts } from './opt-outs.js';
import { AlreadySending, SendingMails, type MailResult, type StoredMail } from './sending-mails.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { retryUntilStored } from '../database/retry-until-stored.js';

/** A mail may go out a second time, where the process died before it could note the first or the answer was lost; never a third time. */
const MAX_HANDOVERS = 2;

/** Brings one stored mail to the mail server, and notes what became of it. */
@Injectable()
export class MailSender {
  private readonly rows: SendingMails;

  constructor(
    sql: Sql,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly optOuts: OptOuts,
    private readonly unsubscribeLinks: UnsubscribeLinks,
    private readonly orderLinks: OrderLinks,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly texts: MailTexts,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.rows = new SendingMails(sql);
  }

  /** As `send`; nothing where it does not wait any more. */
  async sendStored(id: string): Promise<void> {
    const mail = await this.rows.read(id);
    if (mail) await this.send(mail);
  }

  /** Throws AlreadySending where another one's try is under way, else what the try failed with; then the mail waits for its next try. */
  async send(mail: StoredMail): Promise<void> {
    const { id } = mail;
    if (mail.underWay) throw new AlreadySending();
    if (mail.handovers >= MAX_HANDOVERS) {
      this.log.error({ alert: 'mail_unconfirmed', mail_id: id }, 'a mail was given away twice and never confirmed');
      return this.end(id, { state: 'unconfirmed', keepsValues: true });
    }
    if (await this.isUnwanted(mail)) return this.withhold(mail, 'unsubscribed');
    if (this.isLate(mail)) return this.withhold(mail, 'late');
    const outcome = await this.handOver(mail);
    if (outcome.kind === 'accepted') return retryUntilStored(() => this.end(id, { state: 'sent' }));
    this.log.warn({ mail_id: id, reason: outcome.reason }, 'a mail was refused for good');
    return this.end(id, { state: 'refused', refusal: outcome.reason, keepsValues: true });
  }

  /** Nothing sends it any more. Whoever got it at its first try must not read that it was refused. */
  private withhold({ id, handovers }: StoredMail, reason: 'unsubscribed' | 'late'): Promise<void> {
    return this.end(id, { state: handovers > 0 ? 'unconfirmed' : 'refused', refusal: reason });
  }

  /** Only what belongs to a registration, an order or an account goes to people who have unsubscribed. */
  private async isUnwanted({ template, recipient }: StoredMail): Promise<boolean> {
    return MAIL_TEMPLATES[template].type !== 'transactional' && (await this.optOuts.has(recipient));
  }

  /** Nothing is sent late: a reminder whose time is over while the mail server is away would be false. */
  private isLate({ late }: StoredMail): boolean {
    return typeof late === 'number' && this.clock.now() >= late;
  }

  private async handOver(mail: StoredMail): Promise<MailOutcome> {
    const template: MailTemplate = MAIL_TEMPLATES[mail.template];
    const wayOut = template.unsubscribable ? this.unsubscribeLinks.of(mail.recipient, template.topic) : null;
    const { subject, html, text } = await this.texts.render(mail.template, {
      ...mail.values,
      company_address: this.config.mail.companyAddress,
      ...(wayOut && { unsubscribe_url: wayOut.page }),
      ...(namesOrders(template) && { orders_url: this.ordersOf(mail.recipient) }),
    });
    const { id: messageId, recipient: to } = mail;
    const unsubscribe = wayOut?.oneClick ?? null;
    let isOurs = false;
    const beforeHandover = async () => {
      await this.rows.noteHandover(mail);
      isOurs = true;
    };
    try {
      return await this.mailer.send({ messageId, to, subject, html, text, unsubscribe }, beforeHandover);
    } catch (error) {
      if (isOurs) await this.rows.noteFailedTry(mail, { certain: error instanceof MailNotAccepted && error.certain });
      throw error;
    }
  }

  /** Made when the mail goes out, so that the link is stored nowhere. */
  private ordersOf(email: string): string {
    return this.orderLinks.to({ kind: 'address', email }, this.clock.now());
  }

  /** `keepsValues`: it may be sent again. */
  private async end(
    id: string,
    {
      state,
      refusal = null,
      keepsValues = false,
    }: { state: MailResult['state']; refusal?: string | null; keepsValues?: boolean },
  ): Promise<void> {
    await this.rows.end({ id, state, refusal, keeps: keepsValues });
  }
}

const namesOrders = ({ variables }: MailTemplate): boolean => variables.some(({ name }) => name === 'orders_url');
