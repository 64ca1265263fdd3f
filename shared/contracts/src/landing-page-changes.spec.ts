import type { LandingPageContent } from './landing-page.js';
import { landingPageChanges } from './landing-page-changes.js';

const ADA = { name: 'Ada', title: 'Founder', bio: 'Builds.', image: null };
const BEN = { name: 'Ben', title: 'Coach', bio: 'Coaches.', image: null };
const CONTENT: LandingPageContent = {
  hero: { title: 'Title', subtitle: 'Subtitle', description: 'Description' },
  speakers: [ADA, BEN],
  stats: [{ value: '25+', label: 'speakers' }],
  testimonials: [{ quote: 'Good.', author: 'Cy' }],
  host: { name: 'Dee', title: 'Host', bio: 'Hosts.', image: null },
};

describe('landingPageChanges', () => {
  it('finds nothing between equal contents', () => {
    expect(landingPageChanges(CONTENT, structuredClone(CONTENT))).toEqual([]);
  });

  it('names every text that differs, in the order of the page', () => {
    const after: LandingPageContent = {
      ...CONTENT,
      hero: { ...CONTENT.hero, title: 'New title' },
      stats: [{ value: '30+', label: 'speakers' }],
      host: { ...CONTENT.host, image: 'https://images.example/dee.jpg' },
      speakers: [{ ...ADA, bio: 'Builds more.' }, BEN],
    };
    expect(landingPageChanges(CONTENT, after)).toEqual([
      { label: 'Hero title', before: 'Title', after: 'New title' },
      { label: 'Stat 1 value', before: '25+', after: '30+' },
      { label: 'Host, image', before: '', after: 'https://images.example/dee.jpg' },
      { label: 'Ada, bio', before: 'Builds.', after: 'Builds more.' },
    ]);
  });

  it('counts a speaker who was removed or added as one change each', () => {
    const after = { ...CONTENT, speakers: [ADA, { ...BEN, name: 'Eve' }] };
    expect(landingPageChanges(CONTENT, after)).toEqual([
      { label: 'Speaker Ben', before: 'Coach', after: null },
      { label: 'Speaker Eve', before: null, after: 'Coach' },
    ]);
  });

  it('shows what has no counterpart on the other side', () => {
    const after = { ...CONTENT, testimonials: [] };
    expect(landingPageChanges(CONTENT, after)).toEqual([
      { label: 'Testimonial 1 quote', before: 'Good.', after: null },
      { label: 'Testimonial 1 author', before: 'Cy', after: null },
    ]);
  });
});
