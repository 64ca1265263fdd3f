import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import { type FaceRecords, type SeenPicture, type StoredFace } from '../application/face-records.port.js';
import { REMOVE_FACE_FILES_TASK } from '../application/faces-tasks.js';

/** Pages that somebody has open still ask for a photo that was replaced. */
const KEPT_AFTER_MS = 60 * 60_000;

const FIELDS = 'person, name, alt, picture';
const ALL = statement('faces-all', `select ${FIELDS} from face order by name`);
const LOCKED = statement('faces-locked', `select ${FIELDS} from face where person = $1 for update`);
/** Answers no row if the photo is not the one that was seen, or if somebody else sets the first photo at the same moment. */
const SET = statement(
  'faces-set',
  `insert into face (person, name, alt, picture, set_by, set_at) values ($1, $2, $3, $4, $5, ${at('$6')})
   on conflict (person) do update set name = excluded.name, alt = excluded.alt, picture = excluded.picture, set_by = excluded.set_by,
     set_at = excluded.set_at
   where not $7::boolean or face.picture = $8 returning 1`,
);
const REMOVE = statement('faces-remove', `delete from face where picture = $1 returning ${FIELDS}`);

@Injectable()
export class FacesRepository implements FaceRecords {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
  ) {}

  all(): Promise<StoredFace[]> {
    return this.sql.query<StoredFace>(ALL);
  }

  set(face: StoredFace, saved: { by: string; at: number; seen: SeenPicture }) {
    const { person, name, alt, picture } = face;
    const { by, at: when, seen } = saved;
    return this.sql.transaction(async (tx) => {
      const [before] = await tx.query<StoredFace>(LOCKED, [person]);
      if (seen !== undefined && seen !== (before?.picture ?? null)) return 'changed';
      const stored = await tx.query(SET, [person, name, alt, picture, by, when, seen !== undefined, seen]);
      if (stored.length === 0) return 'changed';
      if (before && before.picture !== picture)
        await this.outbox.addJob(tx, {
          task: REMOVE_FACE_FILES_TASK,
          payload: { picture: before.picture },
          delayMs: KEPT_AFTER_MS,
        });
      return before ?? null;
    });
  }

  remove(picture: string): Promise<StoredFace | null> {
    return this.sql.transaction(async (tx) => {
      const [removed] = await tx.query<StoredFace>(REMOVE, [picture]);
      if (removed) await this.outbox.addJob(tx, { task: REMOVE_FACE_FILES_TASK, payload: { picture } });
      return removed ?? null;
    });
  }
}
