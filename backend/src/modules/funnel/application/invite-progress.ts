import { Inject, Injectable } from '@nestjs/common';
import { FRIENDS_TO_INVITE } from '@summit/content';
import { AppError } from '../../../platform/errors/app-error.js';
import { REGISTRANTS, type Registrants } from './registrants.port.js';

@Injectable()
export class InviteProgress {
  constructor(@Inject(REGISTRANTS) private readonly registrants: Registrants) {}

  /** Errors: `not_found` for an unknown token. */
  async of(inviteToken: string): Promise<{ friends_registered: number; friends_needed: number }> {
    const friends = await this.registrants.friendsOf(inviteToken);
    if (friends === null) throw new AppError('not_found');
    return { friends_registered: friends, friends_needed: FRIENDS_TO_INVITE };
  }
}
