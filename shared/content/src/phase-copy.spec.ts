import { RECORDING_COUNT } from './copy-figures.js';
import { fillFigures } from './figures.js';
import { FREE_DURING_LIVE_TEXT, PHASE_COPY, SUMMIT_CONCLUDED_TEXT } from './phase-copy.js';

describe('the phase texts', () => {
  it('word the banners as designed', () => {
    expect(PHASE_COPY.upcoming.banner).toBe('The summit opens 27 October 2025, 8:00 am Pacific.');
    expect(PHASE_COPY.live.banner).toBe('Day {n} is open, free for 48 hours.');
    expect(PHASE_COPY.live.bannerLink.label).toBe('See today’s sessions');
    expect(PHASE_COPY.concluded.banner).toBe('The live summit ran 27–31 October 2025.');
    expect(PHASE_COPY.concluded.bannerLink.label).toBe('Watch every recording with VIP');
  });

  // The window of a day is two days: it does not end at the next midnight, and the hero counts down to its end.
  it('say of an open day for how long, as everywhere else (M-093)', () => {
    expect(PHASE_COPY.live.banner).toContain('48 hours');
    expect(PHASE_COPY.live.banner).not.toContain('until midnight');
  });

  it('offer VIP first when the summit has concluded and registration first before that', () => {
    expect(fillFigures(PHASE_COPY.concluded.heroPrimary.label, { price: '$37' })).toBe('Get VIP access for $37');
    expect(PHASE_COPY.concluded.heroSecondary).toEqual({ label: 'Register free', target: 'signup' });
    expect(PHASE_COPY.live.heroPrimary).toEqual({ label: 'Register free', target: 'signup' });
    expect(PHASE_COPY.live.heroSecondary.target).toBe('vip');
    expect(PHASE_COPY.upcoming.heroPrimary).toEqual({ label: 'Register free', target: 'signup' });
    expect(PHASE_COPY.upcoming.heroSecondary).toEqual({ label: 'See the five days', target: 'roadmap' });
  });

  it('show a countdown only until the summit has concluded (C-042)', () => {
    expect(PHASE_COPY.concluded.countdownLabel).toBeNull();
    expect(PHASE_COPY.upcoming.countdownLabel).not.toBeNull();
    expect(PHASE_COPY.live.countdownLabel).not.toBeNull();
  });

  it('state each of the two readings in its phase (F-006, F-007)', () => {
    expect(SUMMIT_CONCLUDED_TEXT).toBe(
      'The summit (27–31 October 2025) has concluded. Recordings are available through VIP.',
    );
    expect(FREE_DURING_LIVE_TEXT).toBe('The summit is free to attend if you register during the live event.');
    expect(PHASE_COPY.concluded.statement).toBe(SUMMIT_CONCLUDED_TEXT);
    expect(PHASE_COPY.live.statement).toBe(FREE_DURING_LIVE_TEXT);
    expect(PHASE_COPY.upcoming.statement).toBe(FREE_DURING_LIVE_TEXT);
  });

  it('count the recordings right in the sticky bar', () => {
    expect(PHASE_COPY.concluded.stickyText).toBe(`All ${RECORDING_COUNT} recordings for life`);
  });
});
