import { Inject, Injectable } from '@nestjs/common';
import { BONUS_TITLES } from '@summit/content/bonus-catalog';
import { FREE_BONUS_KEYS } from '@summit/rules';
import { CurrentPhase } from '../../../platform/clock/summit-phase.js';
import { Links } from '../../../platform/links/links.js';
import { OfferLinks } from '../../../platform/links/offer-links.js';
import { Settings } from '../../../platform/settings/settings.js';
import { BonusLinks } from './bonus-links.js';
import { REGISTRANTS, type Registrants } from './registrants.port.js';
import { SIGNUP_FOLLOW_UP, type SignupFollowUp } from './signup-follow-up.port.js';

/** Mails the welcome with both signed bonus links, once per registrant, in the words of the phase (F-245, C-042). */
@Injectable()
export class WelcomeRegistrantHandler {
  constructor(
    @Inject(REGISTRANTS) private readonly registrants: Registrants,
    @Inject(SIGNUP_FOLLOW_UP) private readonly followUp: SignupFollowUp,
    private readonly bonusLinks: BonusLinks,
    private readonly links: Links,
    private readonly offerLinks: OfferLinks,
    private readonly phase: CurrentPhase,
    private readonly settings: Settings,
  ) {}

  async handle({ signup_id }: { signup_id: string }): Promise<void> {
    // At the same moment, so that the settings share a statement.
    const [registrant, phase, token] = await Promise.all([
      this.registrants.byId(signup_id),
      this.phase.read(),
      this.settings.read('prompts.public_token'),
    ]);
    // Erased between the registration and now: there is nobody left to welcome.
    if (!registrant) return;
    const [first, second] = FREE_BONUS_KEYS;
    const isOver = phase === 'concluded';
    await this.followUp.mailNow({
      key: `welcome:${registrant.id}`,
      template: isOver ? 'welcome-concluded' : 'welcome',
      recipient: registrant.email,
      values: {
        name: registrant.name,
        bonus_1_title: BONUS_TITLES[first],
        bonus_1_url: this.bonusLinks.urlFor(first, registrant.email, registrant.createdAt),
        bonus_2_title: BONUS_TITLES[second],
        bonus_2_url: this.bonusLinks.urlFor(second, registrant.email, registrant.createdAt),
        prompts_url: this.links.to('prompts', { token }),
        vip_url: this.offerLinks.to('vip', { email: registrant.email, mailedAt: registrant.createdAt }),
        invite_url: this.links.to('landing', {}, { query: { invite: registrant.inviteToken } }),
        ...(!isOver && { calendar_url: this.links.toSummitCalendar() }),
      },
    });
  }
}
