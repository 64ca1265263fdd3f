import { OF_ORDER, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';

export const DELIVERY_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'delivery',
  sets: [{ table: 'coaching_session', whose: OF_ORDER, erase: 'stays' }],
};
