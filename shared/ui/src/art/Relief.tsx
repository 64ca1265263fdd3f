import { posterSvg, type DayNumber } from '@summit/art';
import { useMemo, type CSSProperties } from 'react';
import { trustedArt } from './trusted-art.js';

export interface ReliefProps {
  /** The same seed draws the same relief, for example the id of a session. */
  seed: string;
  day: DayNumber;
  w?: number;
  h?: number;
  style?: CSSProperties;
}

/** Poster drawn at run time, for content that was not known at build. Pages with known art use its file. */
export function Relief({ seed, day, w, h, style }: ReliefProps) {
  const html = useMemo(() => trustedArt(posterSvg(seed, day, w, h)), [seed, day, w, h]);
  return (
    <span className="relief" style={{ display: 'block', lineHeight: 0, ...style }} dangerouslySetInnerHTML={html} />
  );
}
