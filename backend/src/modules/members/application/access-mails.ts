import { Injectable } from '@nestjs/common';
import { Links } from '../../../platform/links/links.js';
import type { MailRequest, OwnValues } from '../../../platform/mail/mail-queue.js';
import type { MemberAccount } from './members.port.js';
import type { SummitRights } from './vip-users.port.js';

/** The editions as the member area names them. */
const SUMMIT_NAMES = { summit1: 'Summit 1 Business Growth', summit2: 'Summit 2 Passive Income' };

/** An order, and what makes its mail another one than the first: a correction of its address, or that the first one failed. */
interface Welcome {
  orderId: string;
  occasion?: string | undefined;
  member: MemberAccount;
}

/** The mail that opens the member area after a VIP order: one for each order. */
@Injectable()
export class AccessMails {
  constructor(private readonly links: Links) {}

  setupLink({ orderId, occasion, member, token }: Welcome & { token: string }): MailRequest {
    const values: OwnValues<'vip-setup-link'> = {
      name: nameOf(member),
      setup_url: this.links.to('vipSetupPassword', {}, { query: { token } }),
      summit_names: summitNames(member),
      library_url: this.links.to('vipResources'),
      login_url: this.links.to('vipLogin'),
    };
    return { key: keyOf(orderId, occasion), template: 'vip-setup-link', recipient: member.email, values };
  }

  alreadyMember({ orderId, occasion, member }: Welcome): MailRequest {
    const values: OwnValues<'vip-already-member'> = {
      name: nameOf(member),
      summit_names: summitNames(member),
      library_url: this.links.to('vipResources'),
      login_url: this.links.to('vipLogin'),
      reset_url: this.links.to('vipForgotPassword'),
    };
    return { key: keyOf(orderId, occasion), template: 'vip-already-member', recipient: member.email, values };
  }
}

const keyOf = (orderId: string, occasion?: string): string =>
  occasion === undefined ? `vip-access:${orderId}` : `vip-access:${orderId}:${occasion}`;

const nameOf = ({ name }: MemberAccount): string => name || 'there';

/** The order has just opened the second one. */
const summitNames = ({ summit1Access }: MemberAccount): string => accessNames({ summit1Access, summit2Access: true });

/** The editions that a member may watch, for the sentence of the mail: `Recordings: …, lifetime access.` */
export function accessNames({ summit1Access, summit2Access }: SummitRights): string {
  const names = [summit1Access && SUMMIT_NAMES.summit1, summit2Access && SUMMIT_NAMES.summit2].filter(Boolean);
  return names.length > 0 ? names.join(', ') : 'as soon as they are opened for you';
}
