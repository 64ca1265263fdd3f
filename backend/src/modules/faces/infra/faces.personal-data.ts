import { appendJob } from '../../../platform/outbox/outbox.js';
import type { PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';
import { REMOVE_FACE_FILES_TASK } from '../application/faces-tasks.js';

/**
 * Of a speaker or another affiliate, by the names of their account: a registrant who has the same name owns no photo. That of a host or of
 * somebody quoted is removed by hand.
 */
const OF_PICTURED = `cardinality(person.affiliates) > 0 and t.person in (
  select one from unnest(person.texts) as text, regexp_split_to_table(lower(btrim(text)), ' and ') as one)`;

export const FACES_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'faces',
  sets: [
    {
      table: 'face',
      whose: OF_PICTURED,
      erase: {
        // The files go by a job, once the erasure is committed.
        run: `, gone as (delete from face t using person where ${OF_PICTURED} returning t.picture)
          select ${appendJob(REMOVE_FACE_FILES_TASK, `json_build_object('picture', picture)`)} from gone`,
      },
    },
  ],
};

export const PICTURES_OF_PERSON = `select t.picture from face t, (select $1::text[] as texts, $2::uuid[] as affiliates) person
  where ${OF_PICTURED}`;
