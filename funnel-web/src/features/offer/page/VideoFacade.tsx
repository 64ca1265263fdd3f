import type { DayNumber } from '@summit/art';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isServer } from '../../../config/env';
import { dayArt } from '../../../lib/site/art-paths';
import type { FilmCard } from './film-clock';
import { OfferFilm } from './OfferFilm';

export interface VideoFacadeProps {
  title: string;
  /** "2:10" */
  length: string;
  day: DayNumber;
  /** Embed address of the film; null plays the cards. */
  src: string | null;
  cards: readonly FilmCard[];
}

/** Poster, play button, title and length (F-127). Nothing of a video host is loaded before the press. */
export function VideoFacade({ title, length, day, src, cards }: VideoFacadeProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <div className="video">
        {src === null ? (
          <OfferFilm title={title} length={length} cards={cards} />
        ) : (
          <VideoFrame title={title} src={src} />
        )}
      </div>
    );
  }
  const about = `${length}, ${src === null ? 'captions, no sound' : 'captions included'}`;
  return (
    <button
      type="button"
      className="video video--poster"
      aria-label={`Play video: ${title}, ${about}`}
      inert={isServer}
      onClick={() => setPlaying(true)}
    >
      <img src={dayArt(day)} alt="" width={1280} height={720} />
      <span className="video__play">
        <Play size={30} fill="currentColor" aria-hidden />
      </span>
      <span className="video__caption">
        <b>{title}</b> <span>{about}</span>
      </span>
    </button>
  );
}

function VideoFrame({ title, src }: { title: string; src: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return <iframe ref={frame} title={title} src={src} allow="autoplay; fullscreen; picture-in-picture" />;
}
