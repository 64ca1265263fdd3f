import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { KeptElsewhere, type Keeper } from '../../../platform/personal-data/kept-elsewhere.js';
import type { Person } from '../../../platform/personal-data/personal-data.js';
import { FACE_FILES, type FaceFiles } from '../application/face-files.port.js';
import { PICTURES_OF_PERSON } from './faces.personal-data.js';

const PICTURES = statement('faces-of-person', PICTURES_OF_PERSON);

/** Faces are files: they are exported with the person. What erases the row has a job remove them. */
@Injectable()
export class FacesKeeper implements Keeper, OnModuleInit {
  readonly module = 'faces';
  readonly what = 'face file';

  constructor(
    private readonly elsewhere: KeptElsewhere,
    @Inject(FACE_FILES) private readonly files: FaceFiles,
  ) {}

  onModuleInit(): void {
    this.elsewhere.add(this);
  }

  async count(tx: SqlExecutor, person: Person): Promise<number> {
    return (await this.picturesOf(tx, person)).length;
  }

  async collect(tx: SqlExecutor, person: Person): Promise<unknown[]> {
    const found = await Promise.all((await this.picturesOf(tx, person)).map((picture) => this.files.read(picture)));
    return found.flatMap((bytes) => (bytes ? [{ type: 'image/webp', base64: bytes.toString('base64') }] : []));
  }

  async erase(): Promise<void> {}

  private async picturesOf(tx: SqlExecutor, { texts, affiliates }: Person): Promise<string[]> {
    return (await tx.query<{ picture: string }>(PICTURES, [texts, affiliates])).map(({ picture }) => picture);
  }
}
