import { useEffect, useState } from 'react';

export interface Rotation {
  index: number;
  running: boolean;
  toggle(): void;
}

/** Whoever asks for less motion starts with a line that stands still. */
const wantsMotion = (): boolean => !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;

/** Goes round `length` entries, one every `everyMs`, until it is paused. */
export function useRotation(length: number, everyMs: number): Rotation {
  const [index, setIndex] = useState(0);
  const [running, setRunning] = useState(wantsMotion);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % length), everyMs);
    return () => clearInterval(timer);
  }, [running, length, everyMs]);
  return { index, running, toggle: () => setRunning((current) => !current) };
}
