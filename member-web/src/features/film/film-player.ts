import type { SessionVideo } from '@summit/contracts';
import { createContext, useContext } from 'react';

/** What a running film tells; times in seconds from its start. */
export interface FilmEvents {
  time(now: { second: number; duration: number }): void;
  playing(is: boolean): void;
  ended(): void;
}

/** A film that is shown. A host whose player takes no orders ignores them. */
export interface FilmPlayer {
  seek(second: number): void;
  /** 1 is as recorded. */
  setSpeed(speed: number): void;
  close(): void;
}

export interface FilmToOpen {
  video: SessionVideo;
  /** Name of the frame, for screen readers. */
  title: string;
  /** Second at which it starts. */
  start: number;
}

/** Puts the host's player into `place` and starts the film. */
export type OpenFilm = (place: HTMLElement, film: FilmToOpen, events: FilmEvents) => FilmPlayer;

/** Tests bring a player of their own; without one the hosts' player is fetched when a film is started. */
export const FilmsContext = createContext<OpenFilm | null>(null);
export const useFilms = (): OpenFilm | null => useContext(FilmsContext);
