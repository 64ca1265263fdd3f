import {
  COACHING_MINUTES,
  COACHING_REGULAR_CENTS,
  DAY_PAGE_SIZE_MB,
  DFY_CLIENTS_PER_MONTH,
  DFY_COACHING_SESSIONS_INCLUDED,
  DFY_GUARANTEE_DAYS,
  DFY_SPOTS,
  DOWNLOAD_SIZE_MB,
  EMAIL_SUPPORT_DAYS,
  FRIENDS_TO_INVITE,
  IMPLEMENTATION_REFUND_HOURS,
  IMPLEMENTATION_SPOTS,
  VIP_GIFT_VALUE_CENTS,
  VIP_GUARANTEE_DAYS,
} from './copy-figures.js';
import { INVITE_COPY } from './after-offer-copy.js';
import { GUARANTEE } from './landing-sections.js';
import { DFY_OFFER, IMPLEMENTATION_OFFER, VIP_OFFER } from './offers.js';

describe('the figures that are copy', () => {
  it('are those of public-funnel.md 9', () => {
    expect({ gift: VIP_GIFT_VALUE_CENTS, coaching: COACHING_REGULAR_CENTS }).toEqual({
      gift: 99_700,
      coaching: 20_000,
    });
    expect(DOWNLOAD_SIZE_MB).toEqual({ blueprints: 28.7, playbook: 3.8, vipPack: 24.5 });
    expect(DAY_PAGE_SIZE_MB).toEqual({ blueprints: 2.1, playbook: 1.8 });
    expect([IMPLEMENTATION_SPOTS, DFY_SPOTS, DFY_CLIENTS_PER_MONTH]).toEqual([100, 20, 20]);
    expect(DFY_COACHING_SESSIONS_INCLUDED).toBe(4);
  });

  it('agree with the texts that repeat them', () => {
    expect(GUARANTEE.lines[0]).toContain(`within ${VIP_GUARANTEE_DAYS} days`);
    expect(VIP_OFFER.guarantee.lines[0]).toContain(`within ${VIP_GUARANTEE_DAYS} days`);
    expect(IMPLEMENTATION_OFFER.guarantee.lines[0]).toContain(`within ${IMPLEMENTATION_REFUND_HOURS} hours`);
    expect(DFY_OFFER.guarantee.lines[0]).toContain(`within ${DFY_GUARANTEE_DAYS} days`);
    expect(IMPLEMENTATION_OFFER.lead.concluded).toContain(
      `a ${COACHING_MINUTES}-minute call and ${EMAIL_SUPPORT_DAYS} days of email support`,
    );
    expect(IMPLEMENTATION_OFFER.capacity).toContain(`${IMPLEMENTATION_SPOTS} people`);
    expect(DFY_OFFER.capacity).toMatch(new RegExp(`${DFY_SPOTS} spots.*${DFY_CLIENTS_PER_MONTH} clients per month`));
    expect(INVITE_COPY.offer).toContain(`${FRIENDS_TO_INVITE} friends`);
  });
});
