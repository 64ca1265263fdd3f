import { portraitUri, type DayNumber } from '@summit/art';
import { useMemo } from 'react';
import { PortraitFrame, type PortraitFrameProps } from './PortraitFrame.js';

export interface PortraitProps extends Omit<PortraitFrameProps, 'src' | 'photo'> {
  day: DayNumber;
  /** A real photo, shown as it is and without initials; without one the relief portrait is drawn. */
  src?: string | null;
}

/** A person, drawn at run time when there is no photo. Lists of known people pass art files to PortraitFrame instead. */
export function Portrait({ name, day, src, face, ...frame }: PortraitProps) {
  const art = useMemo(() => (src || face ? '' : portraitUri(name, day)), [src, face, name, day]);
  return <PortraitFrame {...frame} name={name} src={src ?? art} face={face} photo={Boolean(src)} />;
}
