import { act, fireEvent, render, screen } from '@testing-library/react';
import { createFunnelCache } from '../../../app/emotion-cache';
import { Providers } from '../../../app/Providers';
import { VideoFacade } from './VideoFacade';

const CARDS = [
  { heading: 'First', text: 'One.' },
  { heading: 'Second', text: 'Two.' },
  { heading: 'Third', text: 'Three.' },
];
const show = (src: string | null) =>
  render(
    <Providers cache={createFunnelCache()}>
      <VideoFacade title="What VIP includes" length="0:30" day={1} src={src} cards={CARDS} />
    </Providers>,
  );
const poster = () => screen.getByRole('button', { name: /^Play video: What VIP includes, 0:30/ });
const play = () => fireEvent.click(poster());
/** What the film shows behind the words. */
const picture = () => {
  const image = document.querySelector<HTMLImageElement>('.film__picture')!;
  return [image.getAttribute('src'), image.style.transform];
};
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('VideoFacade', () => {
  // WCAG 2.5.3
  it.each([
    ['https://player.example/42', 'Play video: What VIP includes, 0:30, captions included'],
    [null, 'Play video: What VIP includes, 0:30, captions, no sound'],
  ])('is called what can be read on its poster, with a film at %s', (src, name) => {
    show(src);
    expect(poster()).toHaveAccessibleName(name);
  });

  it('loads nothing of a video host before the press, and focuses the film after it', () => {
    show('https://player.example/42');
    expect(document.querySelector('iframe')).toBeNull();
    play();
    const frame = screen.getByTitle('What VIP includes');
    expect(frame).toHaveAttribute('src', 'https://player.example/42');
    expect(frame).toHaveFocus();
  });

  it('flies over the land of another day with each card, and rests with the film', () => {
    show(null);
    play();
    const beginning = picture();
    expect(beginning[0]).toBe('/art/days/1.svg');
    pass(5_000);
    expect(picture()[0]).toBe('/art/days/1.svg');
    expect(picture()).not.toEqual(beginning);
    pass(5_000);
    expect(picture()[0]).toBe('/art/days/2.svg');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    const resting = picture();
    pass(20_000);
    expect(picture()).toEqual(resting);
  });

  it('plays its cards where no film is configured: pause, seek and again', () => {
    show(null);
    expect(screen.getByText('0:30, captions, no sound')).toBeVisible();
    play();
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
    expect(screen.getByText('First')).toBeVisible();
    pass(10_000);
    expect(screen.getByText('Second')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(10_000);
    expect(screen.getByText('Second')).toBeVisible();
    const position = screen.getByRole('slider', { name: 'Position in the film' });
    expect(position).toHaveAttribute('aria-valuetext', '0:10 of 0:30');
    fireEvent.change(position, { target: { value: '25' } });
    expect(screen.getByText('Third')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(6_000);
    fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(screen.getByText('First')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});
