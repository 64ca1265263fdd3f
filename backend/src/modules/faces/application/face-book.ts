import { Inject, Injectable } from '@nestjs/common';
import { BriefCache } from '../../../platform/cache/brief-cache.js';
import type { Face } from '../domain/face.js';
import { peopleIn, personKey } from '../domain/people.js';
import type { Faces } from '../faces.public.js';
import { FACE_FILES, type FaceFiles } from './face-files.port.js';
import { FACE_RECORDS, type FaceRecords } from './face-records.port.js';

/** Pages ask at each read of theirs; what another process sets shows within this time. */
const FRESH_MS = 1_000;

/** All faces, as pages and pictures ask for them. */
@Injectable()
export class FaceBook implements Faces {
  private readonly known = new BriefCache(() => this.records.all(), FRESH_MS);

  constructor(
    @Inject(FACE_RECORDS) private readonly records: FaceRecords,
    @Inject(FACE_FILES) private readonly files: FaceFiles,
  ) {}

  async of(names: readonly string[]): Promise<Face[]> {
    const byPerson = new Map((await this.known.value()).map((face) => [face.person, face]));
    if (byPerson.size === 0) return [];
    const people = new Set(names.flatMap(peopleIn));
    return [...people].flatMap((name) => {
      const face = byPerson.get(personKey(name));
      return face ? [{ name, alt: face.alt, picture: face.picture }] : [];
    });
  }

  pixels(picture: string): Promise<Buffer | null> {
    return this.files.read(picture);
  }

  /** After a change; other processes see it within a second. */
  forget(): void {
    this.known.forget();
  }
}
