import { LANDING, SPEAKERS } from '@summit/content';
import { bundledView, speakerCards } from './landing-view';
import { SPEAKER_BIOS } from './speaker-bios.baked';

describe('bundledView', () => {
  it('says the same as the landing page block of the content', () => {
    const { content } = bundledView('concluded');
    const speakers = content.speakers.map((speaker) => ({ ...speaker, bio: SPEAKER_BIOS[speaker.name] }));
    expect({ ...content, speakers }).toEqual(LANDING);
  });
});

describe('speakerCards', () => {
  const { content } = bundledView('concluded');

  it('has a card for each of the 31 speakers, joined with the day and the art of the bundle', () => {
    const cards = speakerCards(content.speakers);
    expect(cards).toHaveLength(31);
    for (const card of cards) {
      const speaker = SPEAKERS.find(({ name }) => name === card.name);
      expect({ day: card.day, slug: card.slug }).toEqual({ day: speaker?.day, slug: speaker?.slug });
    }
  });

  it('takes the days in turn, so that the first ten come from all five', () => {
    const days = speakerCards(content.speakers)
      .slice(0, 10)
      .map((card) => card.day);
    expect(days).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  });

  it('keeps the photo and the words of the editor', () => {
    const [first] = content.speakers;
    const edited = { name: first?.name ?? '', title: 'New title', bio: 'New words', image: '/photo.jpg' };
    expect(speakerCards([edited])[0]).toMatchObject({
      title: 'New title',
      bio: 'New words',
      image: '/photo.jpg',
      day: 1,
    });
  });

  it('shows somebody whom the bundle does not know, without a file of art', () => {
    const added = { name: 'Newly Added', title: 'Guest', bio: '', image: null };
    expect(speakerCards([added])).toEqual([{ ...added, day: 1, slug: null, secondName: null }]);
  });

  it('is empty for an empty list', () => {
    expect(speakerCards([])).toEqual([]);
  });
});
