import type { Face } from '@summit/contracts';
import { render, screen } from '@testing-library/react';
import type { SpeakerCard } from '../../lib/landing/landing-view';
import { Host } from './Host';
import { PersonPicture } from './PersonPicture';
import { Testimonials } from './Testimonials';

const ANA: SpeakerCard = {
  name: 'Ana Ray',
  title: 'Potter',
  bio: '',
  image: null,
  day: 2,
  slug: 'ana-ray',
  secondName: null,
};
const PAIR: SpeakerCard = {
  ...ANA,
  name: 'Ana Ray and Tom Hill',
  slug: 'ana-ray-and-tom-hill',
  secondName: 'Tom Hill',
};
const face = (name: string): Face => ({ name, alt: `${name} at work`, picture: 'ab'.repeat(16) });
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

// F-052
describe('the picture of a speaker', () => {
  it('is drawn without a photo, is the photo of the text, and is first of all the one that the back office has set', () => {
    const { container, rerender } = render(<PersonPicture speaker={ANA} />);
    expect(sources(container)).toEqual(['/art/speakers/ana-ray.svg']);
    rerender(
      <PersonPicture speaker={{ ...ANA, image: 'https://images.example/ana.jpg', faces: [face('Tom Hill')] }} />,
    );
    expect(sources(container)).toEqual(['https://images.example/ana.jpg']);
    rerender(<PersonPicture speaker={{ ...ANA, image: 'https://images.example/ana.jpg', faces: [face('Ana Ray')] }} />);
    expect(sources(container)).toEqual([`/api/faces/${'ab'.repeat(16)}-400.webp`]);
    const photo = screen.getByRole('img', { name: 'Ana Ray at work' });
    expect([photo.getAttribute('loading'), photo.getAttribute('width'), photo.getAttribute('height')]).toEqual([
      'lazy',
      '320',
      '400',
    ]);
    expect(container.querySelector('source')?.srcset).toContain('-800.avif 800w');
  });

  it('is of each of two a photo or drawn art (M-102)', () => {
    const { container, rerender } = render(<PersonPicture speaker={PAIR} />);
    expect(sources(container)).toEqual([
      '/art/speakers/ana-ray-and-tom-hill.svg',
      '/art/speakers/ana-ray-and-tom-hill-2.svg',
    ]);
    rerender(<PersonPicture speaker={{ ...PAIR, faces: [face('Tom Hill')] }} />);
    expect(sources(container)).toEqual([
      '/art/speakers/ana-ray-and-tom-hill.svg',
      `/api/faces/${'ab'.repeat(16)}-400.webp`,
    ]);
  });
});

describe('photos of host and quoted people', () => {
  it('stand in the place of the drawn portrait and of the initials (F-053, F-054)', () => {
    const host = { name: 'Helena Brandvold', title: 'Host', bio: 'Hosts.', image: null };
    const testimonials = [
      { quote: 'Good.', author: 'Priya Nair, bookkeeper' },
      { quote: 'Fine.', author: 'Lee Moss' },
    ];
    const faces = [face('Helena Brandvold'), face('Priya Nair')];
    render(
      <>
        <Host host={host} faces={faces} />
        <Testimonials testimonials={testimonials} faces={faces} />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Helena Brandvold at work' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Priya Nair at work' })).toBeVisible();
    expect(screen.queryByText('PN')).not.toBeInTheDocument();
    expect(screen.getByText('LM')).toBeVisible();
  });
});
