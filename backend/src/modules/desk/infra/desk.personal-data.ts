import { OF_ORDER, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';

/** Why money went back, in the words of staff: amounts stay for the books. */
export const DESK_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'desk',
  sets: [{ table: 'desk_refund', whose: OF_ORDER, erase: { set: { reason: `''` } } }],
};
