import { Injectable } from '@nestjs/common';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import type { MemberAccount } from './members.port.js';

/** The editions as the member area names them. */
const SUMMIT_NAMES = { summit1: 'Summit 1 Business Growth', summit2: 'Summit 2 Passive Income' };

/** The mail that opens the member area after a VIP order: one for each order. */
@Injectable()
export class AccessMails {
  constructor(private readonly links: Links) {}

  setupLink({ orderId, member, token }: { orderId: string; member: MemberAccount; token: string }): MailRequest {
    const values: OwnValues<'vip-setup-link'> = {
      name: nameOf(member),
      setup_url: this.links.to('vipSetupPassword', {}, { query: { token } }),
      summit_names: summitNames(member),
      library_url: this.links.to('vipResources'),
      login_url: this.links.to('vipLogin'),
    };
    return { key: keyOf(orderId), template: 'vip-setup-link', recipient: member.email, values };
  }

  alreadyMember({ orderId, member }: { orderId: string; member: MemberAccount }): MailRequest {
    const values: OwnValues<'vip-already-member'> = {
      name: nameOf(member),
      summit_names: summitNames(member),
      library_url: this.links.to('vipResources'),
      login_url: this.links.to('vipLogin'),
      reset_url: this.links.to('vipForgotPassword'),
    };
    return { key: keyOf(orderId), template: 'vip-already-member', recipient: member.email, values };
  }
}

const keyOf = (orderId: string): string => `vip-access:${orderId}`;

const nameOf = ({ name }: MemberAccount): string => name || 'there';

const summitNames = ({ summit1Access }: MemberAccount): string =>
  // The order has just opened the second one.
  [...(summit1Access ? [SUMMIT_NAMES.summit1] : []), SUMMIT_NAMES.summit2].join(', ');
