import type { Face } from './domain/face.js';

/** What other modules may ask about photos of speakers, host and quoted people. */
export interface Faces {
  /** Photos of those among these names who have one, named as asked; of "A and B" each has a photo of their own. */
  of(names: readonly string[]): Promise<Face[]>;
  /** The photo as WebP, 800 x 1000; null once it is removed. */
  pixels(picture: string): Promise<Buffer | null>;
}

export type { Face };
export const FACES = Symbol('FACES');
