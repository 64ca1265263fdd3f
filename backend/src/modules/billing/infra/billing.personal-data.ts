import { aliasOf, OF_ORDER, type PersonalDataOfModule } from '../../../platform/personal-data/personal-data.js';

/** Numbers, lines and sums stay, for the books; a function of the owner takes the buyer out of what can't be changed otherwise. */
export const BILLING_PERSONAL_DATA: PersonalDataOfModule = {
  module: 'billing',
  sets: [
    {
      table: 'invoice',
      whose: OF_ORDER,
      erase: { run: 'select erase_invoice_buyers(person.orders) from person' },
    },
    {
      table: 'buyer_request',
      whose: OF_ORDER,
      erase: { set: { new_email: aliasOf('t.new_email'), reason: `''`, answer: 'null' } },
    },
    {
      // Somebody else's order was to get this person's address.
      table: 'buyer_request',
      whose: `not ${OF_ORDER} and t.new_email = any (person.emails)`,
      erase: { set: { new_email: aliasOf('t.new_email') } },
      hidden: ['reason', 'answer', 'order_id'],
    },
  ],
};
