import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { statement, type SqlExecutor } from '../../../platform/database/sql.js';
import { FILE_STORE, readStored, type FileStore } from '../../../platform/files/file-store.port.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { TaskRegistry } from '../../../platform/outbox/task-registry.js';
import { KeptElsewhere, type Keeper } from '../../../platform/personal-data/kept-elsewhere.js';
import type { Person } from '../../../platform/personal-data/personal-data.js';
import { photoRemoval, REMOVE_PHOTO_TASK } from '../application/members-tasks.js';
import { PHOTO_STORE, type PhotoStore } from '../application/photo-store.port.js';

const PHOTOS = statement(
  'member-photos-of-person',
  'select photo_id as id from member where id = any ($1::uuid[]) and photo_id is not null',
);
const FORGET = statement(
  'member-photos-forget',
  'update member set photo_id = null where id = any ($1::uuid[]) and photo_id is not null',
);

/** Profile photos are files: they are exported with the person, and removed by a job once the erasure is committed. */
@Injectable()
export class MemberPhotosKeeper implements Keeper, OnModuleInit {
  readonly module = 'members';
  readonly what = 'photo file';

  constructor(
    private readonly elsewhere: KeptElsewhere,
    private readonly outbox: Outbox,
    private readonly tasks: TaskRegistry,
    @Inject(PHOTO_STORE) private readonly photos: PhotoStore,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {}

  onModuleInit(): void {
    this.elsewhere.add(this);
    this.tasks.register(REMOVE_PHOTO_TASK, ({ photo_id }: { photo_id: string }) => this.photos.remove(photo_id));
  }

  async count(tx: SqlExecutor, person: Person): Promise<number> {
    return (await this.photosOf(tx, person)).length;
  }

  async collect(tx: SqlExecutor, person: Person): Promise<unknown[]> {
    const files: unknown[] = [];
    for (const id of await this.photosOf(tx, person)) {
      const key = await this.photos.find(id);
      const bytes = key && (await readStored(this.files, key));
      if (bytes) files.push({ type: 'image/webp', base64: bytes.toString('base64') });
    }
    return files;
  }

  async erase(tx: SqlExecutor, person: Person): Promise<void> {
    const ids = await this.photosOf(tx, person);
    await tx.query(FORGET, [person.members]);
    for (const id of ids) await this.outbox.addJob(tx, photoRemoval(id));
  }

  private async photosOf(tx: SqlExecutor, { members }: Person): Promise<string[]> {
    return (await tx.query<{ id: string }>(PHOTOS, [members])).map(({ id }) => id);
  }
}
