import { OF_ORDER, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';

/** Why a difference may stay, in the words of staff: amounts and references stay for the books. */
export const RECONCILIATION_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'reconciliation',
  sets: [{ table: 'reconciliation_difference', whose: OF_ORDER, erase: { set: { note: 'left(t.note, 0)' } } }],
};
