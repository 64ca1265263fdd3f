import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { cropOf, type Face } from '../domain/face.js';
import { personKey } from '../domain/people.js';
import { FaceBook } from './face-book.js';
import { FACE_ENCODER, type FaceEncoder } from './face-encoder.port.js';
import { FACE_FILES, type FaceFiles } from './face-files.port.js';
import { FACE_RECORDS, type FaceRecords, type SeenPicture } from './face-records.port.js';
import { SHOWN_PEOPLE, type ShownPeople, type ShownPerson } from './shown-people.port.js';

const ALT_MAX_LENGTH = 200;

export interface FaceUpload {
  name: string;
  alt: string;
  /** `left,top,width,height` in px. */
  crop: string;
  photo: Buffer;
  setBy: string;
  seen?: SeenPicture;
}

export interface PersonWithFace extends ShownPerson {
  face: Face | null;
}

/** Photos in the place of drawn portraits, as administrators set and remove them. */
@Injectable()
export class ManageFacesUseCase {
  constructor(
    @Inject(FACE_ENCODER) private readonly encoder: FaceEncoder,
    @Inject(FACE_FILES) private readonly files: FaceFiles,
    @Inject(FACE_RECORDS) private readonly records: FaceRecords,
    @Inject(SHOWN_PEOPLE) private readonly people: ShownPeople,
    private readonly book: FaceBook,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Everybody who is shown, and whoever has a photo without being shown any more: it can be removed. */
  async list(): Promise<PersonWithFace[]> {
    const [shown, stored] = await Promise.all([this.people.all(), this.records.all()]);
    const faces = new Map(stored.map(({ person, ...face }) => [person, face]));
    const people = shown.map((person) => ({ ...person, face: faces.get(personKey(person.name)) ?? null }));
    const keys = new Set(shown.map(({ name }) => personKey(name)));
    const unused = stored.filter(({ person }) => !keys.has(person));
    return [...people, ...unused.map(({ person: _person, ...face }) => ({ name: face.name, places: [], face }))];
  }

  /**
   * Sets the photo of a person and answers the one before. Throws `face_person_unknown`, `face_alt_required`, `face_crop_invalid`,
   * `edit_conflict` where it has another photo than was seen, and what the encoder throws.
   */
  async set(upload: FaceUpload): Promise<{ before: Face | null; after: Face }> {
    const { name, alt: typed, crop: text, photo, setBy, seen } = upload;
    const alt = typed.trim();
    if (alt === '' || alt.length > ALT_MAX_LENGTH) throw new AppError('face_alt_required');
    const crop = cropOf(text);
    if (!crop) throw new AppError('face_crop_invalid');
    const person = personKey(name);
    const shown = (await this.people.all()).find((one) => personKey(one.name) === person);
    if (!shown) throw new AppError('face_person_unknown');
    const files = await this.encoder.encode(photo, crop);
    const after: Face = { name: shown.name, alt, picture: newPicture() };
    await this.files.save(after.picture, files);
    try {
      const before = await this.records.set({ ...after, person }, { by: setBy, at: this.clock.now(), seen });
      if (before === 'changed') throw new AppError('edit_conflict');
      return { before: before && plain(before), after };
    } catch (error) {
      await this.files.remove(after.picture);
      throw error;
    } finally {
      this.book.forget();
    }
  }

  /** Throws `not_found`, also where the person has another photo by now. */
  async remove(picture: string): Promise<Face> {
    const removed = await this.records.remove(picture);
    if (!removed) throw new AppError('not_found');
    this.book.forget();
    return plain(removed);
  }

  /** Key in the file store. Throws `not_found`. */
  async find(fileName: string): Promise<string> {
    const key = await this.files.find(fileName);
    if (key === null) throw new AppError('not_found');
    return key;
  }

  /** Of the job: the files of a picture that nobody has any more. */
  async removeFiles(picture: string): Promise<void> {
    const stored = await this.records.all();
    if (stored.some((face) => face.picture === picture)) return;
    await this.files.remove(picture);
  }
}

const plain = ({ name, alt, picture }: Face): Face => ({ name, alt, picture });

/** Each upload is a picture of its own: what is under a name never changes, and the job that removes one never meets its successor. */
const newPicture = (): string => randomBytes(16).toString('hex');
