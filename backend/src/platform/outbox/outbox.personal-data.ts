import { names, type PersonalDataOfModule } from '../personal-data/personal-data.js';

const WAITS = 't.locked_at is null';
const NAMES_ADDRESS = names("concat_ws(' ', t.payload, t.key, t.last_error)");
/** A name may be somebody else's as well; a telephone number is theirs. */
const NAMES_NUMBER = `exists (select from unnest(person.texts) as text where text like '+%' and position('"' || text || '"' in t.payload::text) > 0)`;
/** Work for many people at once. */
const IS_FOR_MANY = `coalesce(json_typeof(t.payload -> 'emails') = 'array', false)`;
/** Events that are done in one job (task-registry.ts). Each names somebody else. */
const HAS_SEVERAL = `json_typeof(t.payload) = 'array'`;
const OTHER_EVENTS = `(select coalesce(json_agg(one), '[]') from json_array_elements(t.payload) as one where not (${names('one::text')}))`;
const OTHERS = `(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements_text((t.payload -> 'emails')::jsonb) as one
  where lower(one) <> all (person.emails))`;

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
      whose: `${WAITS} and ${IS_FOR_MANY} and ${NAMES_ADDRESS}`,
      erase: { set: { payload: `jsonb_set(t.payload::jsonb, '{emails}', ${OTHERS})::json`, last_error: 'null' } },
      hidden: ['payload'],
    },
    {
      table: 'graphile_worker._private_jobs',
      whose: `${WAITS} and ${HAS_SEVERAL} and ${NAMES_ADDRESS}`,
      erase: { set: { payload: OTHER_EVENTS, last_error: 'null' } },
      hidden: ['payload'],
    },
    {
      table: 'graphile_worker._private_jobs',
      whose: `${WAITS} and not ${IS_FOR_MANY} and not ${HAS_SEVERAL} and (${NAMES_ADDRESS} or ${NAMES_NUMBER})`,
      erase: 'delete',
    },
  ],
};
