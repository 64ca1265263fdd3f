import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import { REMOVE_FACE_FILES_TASK, type FaceRecords, type StoredFace } from '../application/face-records.port.js';

/** Pages that somebody has open still ask for a photo that was replaced. */
const KEPT_AFTER_MS = 60 * 60_000;

const FIELDS = 'person, name, alt, picture';
const ALL = statement('faces-all', `select ${FIELDS} from face order by name`);
const LOCKED = statement('faces-locked', `select ${FIELDS} from face where person = $1 for update`);
const SET = statement(
  'faces-set',
  `insert into face (person, name, alt, picture, set_by, set_at) values ($1, $2, $3, $4, $5, ${at('$6')})
   on conflict (person) do update set name = excluded.name, alt = excluded.alt, picture = excluded.picture, set_by = excluded.set_by,
     set_at = excluded.set_at`,
);
const REMOVE = statement('faces-remove', `delete from face where picture = $1 returning ${FIELDS}`);

type Row = StoredFace & Record<string, unknown>;

@Injectable()
export class FacesRepository implements FaceRecords {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
  ) {}

  all(): Promise<StoredFace[]> {
    return this.sql.query<Row>(ALL);
  }

  set({ person, name, alt, picture }: StoredFace, { by, at: when }: { by: string; at: number }) {
    return this.sql.transaction(async (tx) => {
      const [before] = await tx.query<Row>(LOCKED, [person]);
      await tx.query(SET, [person, name, alt, picture, by, when]);
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
      const [removed] = await tx.query<Row>(REMOVE, [picture]);
      if (removed) await this.outbox.addJob(tx, { task: REMOVE_FACE_FILES_TASK, payload: { picture } });
      return removed ?? null;
    });
  }
}
