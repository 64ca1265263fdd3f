import { SPEAKER_GIFTS } from '@summit/content';
import type { VipLibraryResponse } from '@summit/contracts';

/** The library of a VIP who bought nothing else: the five workshops and the gifts. */
export const aLibrary = (given: Partial<VipLibraryResponse> = {}): VipLibraryResponse => ({
  success: true,
  files: [],
  workshops: [1, 2, 3, 4, 5].map((day) => ({
    day: day as 1 | 2 | 3 | 4 | 5,
    topic: `Workshop: day ${day}`,
    speaker_name: 'Rafael Quintanilla',
    duration_minutes: 25,
    public_token: `workshop-${day}`,
  })),
  highlights: [],
  gifts: [
    ...SPEAKER_GIFTS.map(({ speaker, day, title, description, url }) => ({
      speaker_name: speaker,
      day,
      title,
      description,
      url,
      click_count: 0,
    })),
    {
      speaker_name: 'Marcus Abernathy',
      day: 4,
      title: 'The price page teardown',
      description: 'Five pricing pages with margin notes.',
      url: '/api/gifts/readitaloud-teardown',
      click_count: 3,
    },
  ],
  ...given,
});
