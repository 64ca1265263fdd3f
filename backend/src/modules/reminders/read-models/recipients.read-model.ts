import { Injectable } from '@nestjs/common';
import { executorOf, statement } from '../../../platform/database/sql.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { Recipient, Recipients, RecipientsQuery } from '../application/recipients.port.js';

/**
 * `summit2_access`: the edition that the reminders are about (C-098). A registration belongs to the member who had its address then, also when the
 * member has another one today.
 */
const PAGE = statement(
  'reminder-recipients',
  `select s.id, s.name, s.email, s.phone from signup s
   where ($1::uuid is null or s.id > $1)
     and (not $3::boolean or s.phone is not null)
     and not exists (select from mail_opt_out o where o.email = s.email)
     and (not $4::boolean or not exists (
       select from member m where m.email = s.email and m.summit2_access
       union all
       select from member_former_email former join member m on m.id = former.member_id
       where former.email = s.email and former.changed_at > s.created_at and m.summit2_access))
   order by s.id limit $2`,
);

@Injectable()
export class RecipientsReadModel implements Recipients {
  page(tx: Transaction, { after, limit, withPhone, withoutRecordings }: RecipientsQuery): Promise<Recipient[]> {
    return executorOf(tx).query<Recipient>(PAGE, [after, limit, withPhone, withoutRecordings]);
  }
}
