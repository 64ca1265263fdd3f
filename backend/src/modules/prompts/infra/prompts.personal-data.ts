import { aliasOf, OF_ADDRESS, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';

/** Visits and openings stay as figures, under another address; a session that is open ends. */
export const PROMPTS_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'prompts',
  sets: [
    {
      table: 'prompt_visit',
      whose: OF_ADDRESS,
      erase: {
        set: {
          email: aliasOf('t.email'),
          token_hash: 'case when t.token_hash is null then null else gen_random_uuid()::text end',
        },
      },
      hidden: ['token_hash'],
    },
    { table: 'prompt_access', whose: OF_ADDRESS, erase: { set: { email: aliasOf('t.email') } } },
  ],
};
