import { codeOf } from '../../../../test/harness/auth-kit.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { FaceBook } from './face-book.js';
import type { FaceEncoder } from './face-encoder.port.js';
import type { FaceFiles } from './face-files.port.js';
import type { FaceRecords, StoredFace } from './face-records.port.js';
import { ManageFacesUseCase, type FaceUpload } from './manage-faces.use-case.js';
import type { ShownPerson } from './shown-people.port.js';

const PEOPLE: ShownPerson[] = [
  { name: 'Ana Ray', places: ['speaker'] },
  { name: 'Helena Brandvold', places: ['host'] },
];

class FacesInMemory implements FaceRecords {
  readonly rows = new Map<string, StoredFace>();
  all = async () => [...this.rows.values()];
  set = async (face: StoredFace, { seen }: Parameters<FaceRecords['set']>[1]) => {
    const before = this.rows.get(face.person) ?? null;
    if (seen !== undefined && seen !== (before?.picture ?? null)) return 'changed';
    this.rows.set(face.person, face);
    return before;
  };
  remove = async (picture: string) => {
    const found = [...this.rows.values()].find((face) => face.picture === picture) ?? null;
    if (found) this.rows.delete(found.person);
    return found;
  };
}

class FilesInMemory implements FaceFiles {
  readonly pictures = new Map<string, Buffer>();
  save = async (picture: string, [file]: readonly { bytes: Buffer }[]) => void this.pictures.set(picture, file!.bytes);
  find = async (fileName: string) => (this.pictures.has(fileName.slice(0, 32)) ? `faces/${fileName}` : null);
  read = async (picture: string) => this.pictures.get(picture) ?? null;
  remove = async (picture: string) => void this.pictures.delete(picture);
}

/** The pixels of a photo are its bytes. */
const encoder: FaceEncoder = {
  encode: async (photo) => {
    if (photo.length === 0) throw new AppError('photo_unreadable');
    return [{ name: '800.webp', bytes: photo }];
  },
};

describe('photos of people', () => {
  let records: FacesInMemory;
  let files: FilesInMemory;
  let book: FaceBook;
  let faces: ManageFacesUseCase;
  beforeEach(() => {
    records = new FacesInMemory();
    files = new FilesInMemory();
    book = new FaceBook(records, files);
    const people = { all: async () => PEOPLE };
    faces = new ManageFacesUseCase(encoder, files, records, people, book, new FixedClock(0));
  });

  const set = (changes: Partial<FaceUpload> = {}) =>
    faces.set({
      name: 'Ana Ray',
      alt: 'Ana Ray at her desk',
      crop: '0,0,400,500',
      photo: Buffer.from('ana'),
      setBy: 'admin',
      ...changes,
    });

  it('are set for somebody who is shown, and found by the name that a page uses', async () => {
    expect(await book.of(['Ana Ray and Tom Hill'])).toEqual([]);
    const { before, after } = await set({ name: ' ana  RAY ', alt: '  Ana Ray at her desk ' });
    expect(before).toBeNull();
    expect(after).toMatchObject({ name: 'Ana Ray', alt: 'Ana Ray at her desk' });
    expect(await book.of(['Ana Ray and Tom Hill', 'Tom Hill'])).toEqual([after]);
    expect(await book.pixels(after.picture)).toEqual(Buffer.from('ana'));
  });

  it('are replaced, and the change says what was there before', async () => {
    const first = (await set()).after;
    const { before, after } = await set({ photo: Buffer.from('ana, later') });
    expect(before).toEqual(first);
    expect(after.picture).not.toBe(first.picture);
    expect(await book.of(['Ana Ray'])).toEqual([after]);
  });

  it('are another picture with each upload, so that browsers may keep one for ever', async () => {
    const [one, again] = [await set(), await set()];
    expect(again.after.picture).not.toBe(one.after.picture);
  });

  //
  it('are not set over one that somebody else has set or removed meanwhile', async () => {
    const first = (await set({ seen: null })).after;
    expect(await codeOf(set({ seen: null }))).toBe('edit_conflict');
    const second = (await set({ seen: first.picture })).after;
    expect(await codeOf(set({ seen: first.picture }))).toBe('edit_conflict');
    expect(await book.of(['Ana Ray'])).toEqual([second]);
    expect([...files.pictures.keys()]).toEqual([first.picture, second.picture]);
    await faces.remove(second.picture);
    expect(await codeOf(set({ seen: second.picture }))).toBe('edit_conflict');
    expect(records.rows.size).toBe(0);
  });

  it('are removed once', async () => {
    const { picture } = (await set()).after;
    expect(await faces.remove(picture)).toMatchObject({ name: 'Ana Ray' });
    expect(await book.of(['Ana Ray'])).toEqual([]);
    expect(await codeOf(faces.remove(picture))).toBe('not_found');
  });

  it('keep their files as long as somebody has the picture', async () => {
    const { picture } = (await set()).after;
    await faces.removeFiles(picture);
    expect(await faces.find(`${picture}-400.webp`)).toBe(`faces/${picture}-400.webp`);
    await faces.remove(picture);
    await faces.removeFiles(picture);
    expect(await codeOf(faces.find(`${picture}-400.webp`))).toBe('not_found');
  });

  it('are listed with everybody who has none, and with whoever is no longer shown', async () => {
    const { after } = await set();
    await records.set(
      { person: 'gone', name: 'Gone', alt: 'x', picture: 'f'.repeat(32) },
      { by: 'admin', at: 0, seen: undefined },
    );
    expect(await faces.list()).toEqual([
      { name: 'Ana Ray', places: ['speaker'], face: after },
      { name: 'Helena Brandvold', places: ['host'], face: null },
      { name: 'Gone', places: [], face: { name: 'Gone', alt: 'x', picture: 'f'.repeat(32) } },
    ]);
  });

  it.each<[string, Partial<FaceUpload>, string]>([
    ['somebody whom no page names', { name: 'Nobody' }, 'face_person_unknown'],
    ['no words', { alt: '  ' }, 'face_alt_required'],
    ['too many words', { alt: 'x'.repeat(201) }, 'face_alt_required'],
    ['no part', { crop: '' }, 'face_crop_invalid'],
    ['no photo', { photo: Buffer.alloc(0) }, 'photo_unreadable'],
  ])('are refused with %s', async (_what, changes, code) => {
    expect(await codeOf(set(changes))).toBe(code);
    expect([records.rows.size, files.pictures.size]).toEqual([0, 0]);
  });
});
