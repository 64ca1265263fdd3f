import IconButton from '@mui/material/IconButton';
import { SUMMIT_DAYS } from '@summit/rules';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dayArt } from '../../../lib/site/art-paths';
import { cardAt, cardEnds, cardShare, clockText, secondsOf, type FilmCard } from './film-clock';

export interface OfferFilmProps {
  title: string;
  /** "2:10"; the cards share it by how much they say. */
  length: string;
  cards: readonly FilmCard[];
}

const TICK_MS = 250;
/** How far the view moves over the land while one card is shown, in percent of its width. */
const FLIGHT = 12;

/** Over the land of one day per card, to the right and back: it follows the film's own clock, so it rests and seeks with the words. */
const flight = (index: number, share: number): string => {
  const way = (index % 2 === 0 ? 1 : -1) * FLIGHT * (0.5 - share);
  return `scale(1.35) translate(${way}%, ${way / 3}%)`;
};

/**
 * A silent film: a flight over the land of the five days with captions. It plays, pauses, seeks and ends like a video, and every word of
 * it is text.
 */
export function OfferFilm({ title, length, cards }: OfferFilmProps) {
  const seconds = secondsOf(length);
  const [position, setPosition] = useState(0);
  const [playing, setPlaying] = useState(true);
  const control = useRef<HTMLButtonElement>(null);
  const ended = position >= seconds;
  useEffect(() => control.current?.focus(), []);
  useEffect(() => {
    if (!playing || ended) return;
    const timer = setInterval(() => setPosition((at) => Math.min(at + TICK_MS / 1_000, seconds)), TICK_MS);
    return () => clearInterval(timer);
  }, [playing, ended, seconds]);

  const ends = cardEnds(cards, seconds);
  const index = cardAt(ends, position);
  const card = cards[index];
  const act = { play: 'Play', pause: 'Pause', again: 'Play again' }[ended ? 'again' : playing ? 'pause' : 'play'];
  const Icon = ended ? RotateCcw : playing ? Pause : Play;
  return (
    <section className="film" aria-label={`Film: ${title}`}>
      <div className="film__stage" aria-live="polite">
        <img
          className="film__picture"
          src={dayArt(SUMMIT_DAYS[index % SUMMIT_DAYS.length]!)}
          alt=""
          style={{ transform: flight(index, cardShare(ends, position)) }}
        />
        <div className="film__card" key={card?.heading}>
          <p className="film__heading">{card?.heading}</p>
          <p className="film__text">{card?.text}</p>
        </div>
      </div>
      <div className="film__controls">
        <IconButton
          ref={control}
          aria-label={act}
          onClick={() => {
            if (ended) setPosition(0);
            setPlaying(ended || !playing);
          }}
        >
          <Icon size={20} strokeWidth={2} aria-hidden />
        </IconButton>
        <input
          type="range"
          aria-label="Position in the film"
          aria-valuetext={`${clockText(position)} of ${length}`}
          min={0}
          max={seconds}
          step={1}
          value={Math.floor(position)}
          onChange={(event) => setPosition(Number(event.target.value))}
        />
        <span className="tnum" aria-hidden="true">
          {clockText(position)} / {length}
        </span>
      </div>
    </section>
  );
}
