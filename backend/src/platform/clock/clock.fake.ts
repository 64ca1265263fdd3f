import type { Clock } from './clock.js';

/** Stands still until it is told to move. */
export class FixedClock implements Clock {
  constructor(private time: number) {}

  now(): number {
    return this.time;
  }

  set(time: number | string): void {
    this.time = typeof time === 'string' ? Date.parse(time) : time;
  }

  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}
