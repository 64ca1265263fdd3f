import { Inject, Injectable } from '@nestjs/common';
import { renderSms, SMS_TEMPLATES, type SmsTemplate } from '@summit/content/messages';
import { ROADMAP } from '@summit/content/landing-sections';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { SiteLinks } from '../../../platform/links/site-links.js';
import { REGISTRANTS, type Registrant, type Registrants } from './registrants.port.js';
import { SIGNUP_FOLLOW_UP, type ScheduledText, type SignupFollowUp } from './signup-follow-up.port.js';
import { SMS_GATEWAY, type SmsGateway } from './sms-gateway.port.js';
import { reminderTimes } from './text-reminders.js';

export type DueText = Omit<ScheduledText, 'delayMs'>;

/** Text messages for registrants who left a phone number: one confirmation, and a reminder for each day still ahead (F-001, F-245). */
@Injectable()
export class TextRegistrantHandler {
  constructor(
    @Inject(REGISTRANTS) private readonly registrants: Registrants,
    @Inject(SIGNUP_FOLLOW_UP) private readonly followUp: SignupFollowUp,
    @Inject(SMS_GATEWAY) private readonly gateway: SmsGateway,
    private readonly links: SiteLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async schedule({ signup_id }: { signup_id: string }): Promise<void> {
    const registrant = await this.registrants.byId(signup_id);
    if (!registrant?.phone) return;
    await this.followUp.scheduleTexts([this.confirmation(registrant), ...this.reminders(registrant)]);
  }

  async send({ key, signupId, template, values }: DueText): Promise<void> {
    const registrant = await this.registrants.byId(signupId);
    if (!registrant?.phone || (await this.followUp.isTextSent(key))) return;
    const sms: SmsTemplate = SMS_TEMPLATES[template];
    const body = renderSms(sms, values);
    const outcome = await this.gateway.send({ key, to: registrant.phone, body });
    if (outcome === 'accepted') await this.followUp.recordText({ key, template, recipient: registrant.phone });
  }

  private confirmation(registrant: Registrant): ScheduledText {
    return {
      key: `sms:signup-confirmation:${registrant.id}`,
      signupId: registrant.id,
      template: 'signup-confirmation',
      values: { sessions_url: this.links.sessions() },
      delayMs: 0,
    };
  }

  private reminders(registrant: Registrant): ScheduledText[] {
    const now = this.clock.now();
    return reminderTimes(now).map(({ day, sendAt }) => ({
      key: `sms:day-reminder:${day}:${registrant.id}`,
      signupId: registrant.id,
      template: 'day-reminder',
      values: { day: String(day), day_title: ROADMAP[day - 1]!.title, day_url: this.links.day(day) },
      delayMs: sendAt - now,
    }));
  }
}
