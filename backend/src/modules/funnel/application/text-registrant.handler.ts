import { Inject, Injectable } from '@nestjs/common';
import { renderSms, SMS_TEMPLATES, type SmsTemplate } from '@summit/content/messages';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { retryUntilStored } from '../../../platform/database/retry-until-stored.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { OptOuts } from '../../../platform/mail/opt-outs.js';
import { Links } from '../../../platform/links/links.js';
import { SEND_TEXT_TASK } from './funnel-tasks.js';
import { textableCountry } from './textable-number.js';
import { nextTextingTime } from './texting-hours.js';
import { REGISTRANTS, type Registrant, type Registrants } from './registrants.port.js';
import type { RegistrantText } from '../funnel.public.js';
import { SMS_GATEWAY, TextNotAccepted, type SmsGateway, type TextMessage } from './sms-gateway.port.js';
import { TEXT_MESSAGES, type TextMessages } from './text-messages.port.js';

interface WantedText {
  text: RegistrantText;
  registrant: Registrant;
  to: string;
}

/** What texts say that jobs of older versions know no value for, as it was said then. */
const VALUES_OF_OLDER_JOBS = { closes_at: 'midnight Pacific' };

/** Text messages for registrants who left a phone number: one confirmation at once, and what other modules have to say to them (F-001, F-245). */
@Injectable()
export class TextRegistrantHandler {
  constructor(
    @Inject(REGISTRANTS) private readonly registrants: Pick<Registrants, 'byId'>,
    @Inject(TEXT_MESSAGES) private readonly texts: TextMessages,
    @Inject(SMS_GATEWAY) private readonly gateway: SmsGateway,
    @Inject(OptOuts) private readonly optOuts: Pick<OptOuts, 'has'>,
    @Inject(APP_CONFIG) private readonly config: { sms: Pick<AppConfig['sms'], 'countries' | 'dailyLimit'> },
    @Inject(LOGGER) private readonly log: Pick<Logger, 'error' | 'warn'>,
    private readonly links: Links,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  async confirm({ signup_id }: { signup_id: string }): Promise<void> {
    await this.send(this.confirmation(signup_id));
  }

  async send(text: RegistrantText): Promise<void> {
    const registrant = await this.registrants.byId(text.signupId);
    if (!registrant?.phone || !(await this.maySend({ text, registrant, to: registrant.phone }))) return;
    const { key, template, values } = text;
    const sms: SmsTemplate = SMS_TEMPLATES[template];
    const body = renderSms(sms, saysClosing(sms) ? { ...VALUES_OF_OLDER_JOBS, ...values } : values);
    const outcome = await this.handOver(key, { to: registrant.phone, body });
    if (outcome === 'unknown') return this.endUnconfirmed(key);
    await retryUntilStored(() => this.texts.end(key, outcome === 'accepted' ? 'sent' : 'refused'));
  }

  private async handOver(key: string, message: TextMessage): ReturnType<SmsGateway['send']> {
    try {
      return await this.gateway.send(message);
    } catch (error) {
      await this.texts.noteFailedTry(key, { certain: error instanceof TextNotAccepted && error.certain });
      throw error;
    }
  }

  /** Nothing sends it again: a second text would cost money and ring again, and what it says has been mailed, too. */
  private async endUnconfirmed(key: string): Promise<void> {
    this.log.warn({ text: key }, 'a text was given away, and nobody knows whether it went out');
    await retryUntilStored(() => this.texts.end(key, 'unconfirmed'));
  }

  /** A number is whatever somebody typed, and each text costs money: our own limits decide, and every answer is kept. */
  private async maySend({ text: wanted, registrant, to }: WantedText): Promise<boolean> {
    const { countries, dailyLimit } = this.config.sms;
    const { key, template } = wanted;
    const text = { key, template, signupId: registrant.id, recipient: to, now: this.clock.now() };
    const country = await textableCountry(to, countries);
    if (country === null || (await this.optOuts.has(registrant.email))) {
      await this.texts.withhold(text);
      return false;
    }
    const time = timeFor(wanted, country, text.now);
    if (time === 'never') await this.texts.withhold(text);
    else if (time > text.now) await this.wait(wanted, time - text.now);
    if (time !== text.now) return false;
    const verdict = await this.texts.decide({ ...text, dailyLimit });
    if (verdict === 'send_last_of_day')
      this.log.error({ alert: 'sms_budget_reached', limit: dailyLimit }, 'this was the last text message of the day');
    if (verdict === 'under_way') throw new Error('the text is being sent elsewhere');
    if (verdict === 'unconfirmed') await this.endUnconfirmed(key);
    return verdict === 'send' || verdict === 'send_last_of_day';
  }

  /** Until it is day at the recipient's. Takes the place of the job that found out. */
  private async wait(text: RegistrantText, delayMs: number): Promise<void> {
    const job = { task: SEND_TEXT_TASK, payload: text, key: text.key, delayMs, bulk: true as const };
    await this.transactions.transaction((tx) => this.outbox.addJob(tx, job));
  }

  private confirmation(signupId: string): RegistrantText {
    return {
      key: `sms:signup-confirmation:${signupId}`,
      signupId,
      template: 'signup-confirmation',
      values: { sessions_url: this.links.to('sessions') },
    };
  }
}

const saysClosing = ({ variables }: SmsTemplate): boolean => variables.some(({ name }) => name === 'closes_at');

/** When a text may ring, from now on. Somebody who has just registered waits for it. */
function timeFor({ late }: RegistrantText, country: string, now: number): number | 'never' {
  if (late === undefined) return now;
  const time = nextTextingTime(country, now);
  return time === null || time >= late ? 'never' : time;
}
