import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/settings/settings.js';

export interface JoiningRules {
  /** The external platform's sign-up page (C-057). */
  joinUrl: string | null;
  /** Whether an application waits for a person. */
  needsApproval: boolean;
}

/** How people join at the moment. */
@Injectable()
export class AffiliateProgram {
  constructor(private readonly settings: Settings) {}

  async rules(): Promise<JoiningRules> {
    const settings = await this.settings.readAll(['affiliates.join_url', 'affiliates.approval_needed']);
    const joinUrl = settings['affiliates.join_url'];
    return { joinUrl, needsApproval: joinUrl === null && settings['affiliates.approval_needed'] };
  }
}
