import type { LandingPageContent } from '@summit/contracts';
import { aLandingPage } from '../../../test/landing-page';
import { contentOf } from './content-of';
import { mergeContent } from './merge-content';

const BASE = contentOf(aLandingPage());
const [ADA, BEN] = BASE.speakers as [LandingPageContent['speakers'][0], LandingPageContent['speakers'][0]];

describe('mergeContent (A-190)', () => {
  it('takes over what only they changed and keeps what only we changed', () => {
    const ours = { ...BASE, hero: { ...BASE.hero, title: 'Ours' } };
    const theirs = { ...BASE, hero: { ...BASE.hero, subtitle: 'Theirs' }, stats: [{ value: '9', label: 'theirs' }] };
    expect(mergeContent(BASE, ours, theirs)).toEqual({
      ...BASE,
      hero: { ...BASE.hero, title: 'Ours', subtitle: 'Theirs' },
      stats: [{ value: '9', label: 'theirs' }],
    });
  });

  it('keeps ours where both changed the same text', () => {
    const ours = { ...BASE, host: { ...BASE.host, bio: 'Ours' } };
    const theirs = { ...BASE, host: { ...BASE.host, bio: 'Theirs', title: 'Theirs' } };
    expect(mergeContent(BASE, ours, theirs).host).toEqual({ ...BASE.host, bio: 'Ours', title: 'Theirs' });
  });

  it('merges lists item by item while they are equally long, else takes the list of who changed it', () => {
    const [first] = BASE.testimonials;
    const ours = { ...BASE, testimonials: [{ quote: 'Ours', author: first!.author }] };
    const longer = { ...BASE, testimonials: [{ quote: first!.quote, author: 'Theirs' }] };
    expect(mergeContent(BASE, ours, longer).testimonials).toEqual([{ quote: 'Ours', author: 'Theirs' }]);
    expect(mergeContent(BASE, BASE, { ...BASE, testimonials: [] }).testimonials).toEqual([]);
    expect(mergeContent(BASE, ours, { ...BASE, testimonials: [] }).testimonials).toEqual(ours.testimonials);
  });

  it('removes whom either of the two removed, and has whom they added', () => {
    const cyd = { ...BEN, name: 'Cyd' };
    const merged = mergeContent(BASE, { ...BASE, speakers: [BEN] }, { ...BASE, speakers: [ADA, cyd] });
    expect(merged.speakers).toEqual([cyd]);
  });
});
