import { Injectable } from '@nestjs/common';
import type { SignupResponse } from '@summit/contracts';
import { BonusLinks } from '../application/bonus-links.js';
import { Links } from '../../../platform/links/links.js';
import type { Registered } from '../application/register.use-case.js';

@Injectable()
export class SignupPresenter {
  constructor(
    private readonly bonusLinks: BonusLinks,
    private readonly links: Links,
  ) {}

  present({ id, email, inviteToken, createdAt }: Registered): SignupResponse {
    return {
      id,
      bonus_download_urls: {
        'free-signup-bonus-1': { url: this.bonusLinks.urlFor('free-signup-bonus-1', email, createdAt) },
        'free-signup-bonus-2': { url: this.bonusLinks.urlFor('free-signup-bonus-2', email, createdAt) },
      },
      invite_url: this.links.to('landing', {}, { query: { invite: inviteToken } }),
    };
  }
}
