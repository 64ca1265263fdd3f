import type { StoredLandingPage } from '@summit/contracts';

/** A small landing page as the editor gets it. */
export const aLandingPage = (more: Partial<StoredLandingPage> = {}): StoredLandingPage => ({
  hero: { title: 'Build it once', subtitle: 'Five days', description: 'The summit has concluded.' },
  speakers: [
    { name: 'Ada Nwosu', title: 'Founder', bio: 'Builds.', image: null },
    { name: 'Ben Ruiz', title: 'Coach', bio: 'Coaches.', image: null },
  ],
  stats: [{ value: '25+', label: 'expert speakers' }],
  testimonials: [{ quote: 'It helped.', author: 'Noor' }],
  host: { name: 'Helena Brandvold', title: 'Host', bio: 'Hosts.', image: null },
  updated_at: '2025-11-01T10:00:00.000Z',
  updated_by: 'ops@summit.example',
  ...more,
});
