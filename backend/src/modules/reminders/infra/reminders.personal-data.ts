import { OF_ADDRESS, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';

export const REMINDERS_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'reminders',
  sets: [{ table: 'next_summit_request', whose: OF_ADDRESS, erase: 'delete' }],
};
