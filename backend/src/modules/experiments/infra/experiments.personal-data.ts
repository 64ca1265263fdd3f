import { OF_SIGNUP, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';

/** What leads from a registration to a browser goes with the person; that somebody saw a headline and registered stays a figure. */
export const EXPERIMENTS_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'experiments',
  retention: [
    {
      setting: 'retention.experiment_days',
      table: 'experiment_exposure',
      when: `exists (select from experiment e where e.id = t.experiment_id and e.stopped_at < $1)`,
      forget: 'delete',
    },
    {
      setting: 'retention.experiment_days',
      table: 'experiment_registration',
      when: `exists (select from experiment e where e.id = t.experiment_id and e.stopped_at < $1)`,
      forget: 'delete',
    },
  ],
  sets: [
    {
      table: 'experiment_registration',
      whose: OF_SIGNUP,
      erase: { set: { visitor: `gen_random_uuid()::text` } },
      hidden: ['visitor'],
    },
  ],
};
