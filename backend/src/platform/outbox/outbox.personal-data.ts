import { names, type PersonalDataOfModule } from '../personal-data/personal-data.js';

/** A name may be somebody else's as well; a telephone number is theirs. */
const NUMBER = `exists (select from unnest(person.texts) as text where text like '+%' and position(text in t.payload::text) > 0)`;

/** Work that names the person is not done any more. Work that has begun ends, which is a matter of seconds. */
export const QUEUE_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'queue',
  retention: [
    {
      setting: 'retention.failed_job_days',
      table: 'graphile_worker._private_jobs',
      when: 't.updated_at < $1 and t.attempts >= t.max_attempts and t.locked_at is null',
      forget: 'delete',
    },
  ],
  sets: [
    {
      table: 'graphile_worker._private_jobs',
      whose: `t.locked_at is null and (${names("concat_ws(' ', t.payload, t.key, t.last_error)")} or ${NUMBER})`,
      erase: 'delete',
    },
  ],
};
