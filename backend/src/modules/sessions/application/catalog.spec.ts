import type { Face } from '../../faces/faces.public.js';
import { SessionCatalog } from './catalog.js';
import type { SessionView, SummitSessions } from './summit-sessions.port.js';

const talk = (id: string, name: string): SessionView => ({
  id,
  token: `token of ${id}`,
  summitKey: 'passive_income_summit_2024',
  edition: 2,
  day: 1,
  number: 1,
  topic: 'Pick one income model',
  description: '',
  durationMinutes: 45,
  speaker: { name, title: '', bio: '', photoUrl: null, socialLinks: {} },
  video: null,
  gift: null,
  window: { start: 0, end: 1 },
  averageRating: 0,
  totalRatings: 0,
  totalComments: 0,
  commentsPrint: 0,
  hasTranscript: false,
});
const face = (name: string): Face => ({ name, alt: `${name}, smiling`, picture: 'ab'.repeat(16) });

describe('the catalog of sessions', () => {
  let faces: Face[];
  let catalog: SessionCatalog;
  beforeEach(() => {
    faces = [];
    const sessions: Pick<SummitSessions, 'all' | 'dayTitles' | 'publicLists'> = {
      all: async () => [talk('1', 'Ana Ray and Tom Hill'), talk('2', 'Tomas Hill')],
      dayTitles: async () => [],
      publicLists: async () => 'by_window',
    };
    catalog = new SessionCatalog(sessions as SummitSessions, {
      of: async (names) => faces.filter(({ name }) => names.some((one) => one.includes(name))),
    });
  });

  it('has the photo of each of two speakers, and only theirs (M-101, M-102)', async () => {
    faces = [face('Ana Ray'), face('Tom Hill')];
    const { sessions } = await catalog.current();
    expect(sessions.map(({ speaker }) => speaker.faces)).toEqual([[face('Ana Ray'), face('Tom Hill')], undefined]);
  });

  it('is another one once a photo is set, so that answers are made anew', async () => {
    const before = await catalog.current();
    catalog.forget();
    expect(await catalog.current()).toBe(before);
    faces = [face('Tomas Hill')];
    catalog.forget();
    expect(await catalog.current()).not.toBe(before);
    expect(catalog.isCurrent(before)).toBe(false);
  });
});
