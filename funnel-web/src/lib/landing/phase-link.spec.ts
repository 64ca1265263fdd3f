import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { PHASE_COPY } from '../site/frame-copy.baked';
import { phaseLink } from './phase-link';

describe('phaseLink', () => {
  it('sells VIP first once the summit is over', () => {
    expect(phaseLink(PHASE_COPY.concluded.heroPrimary)).toEqual({
      label: `Get VIP access for ${formatUsd(PRICE_BOOK.vip.early)}`,
      href: '/vip-upgrade',
      commits: true,
      intent: undefined,
    });
  });

  it('asks for a registration first while upcoming and live', () => {
    for (const phase of ['upcoming', 'live'] as const) {
      expect(phaseLink(PHASE_COPY[phase].heroPrimary)).toMatchObject({ href: '#signup', intent: 'register' });
    }
  });

  it('leads to the five days and to the sessions of the member host', () => {
    expect(phaseLink(PHASE_COPY.upcoming.heroSecondary)).toMatchObject({ href: '#roadmap', commits: false });
    expect(phaseLink(PHASE_COPY.live.bannerLink).href).toBe('http://localhost:4201/sessions');
  });
});
