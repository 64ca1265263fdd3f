import { Injectable } from '@nestjs/common';
import { executorOf, Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { NextSummitRequests } from '../application/next-summit-requests.port.js';

const ADD = statement(
  'next-summit-add',
  `insert into next_summit_request (email, requested_at) values ($1, ${at('$2')}) on conflict do nothing`,
);
const FORGET = statement('next-summit-forget', 'delete from next_summit_request where email = $1');
const TAKE = statement(
  'next-summit-take',
  `delete from next_summit_request
   where email in (select email from next_summit_request order by email limit $1 for update skip locked) returning id, email`,
);

@Injectable()
export class NextSummitRequestsRepository implements NextSummitRequests {
  constructor(private readonly sql: Sql) {}

  async add(email: string, when: number): Promise<void> {
    await this.sql.query(ADD, [email, when]);
  }

  async forget(email: string): Promise<void> {
    await this.sql.query(FORGET, [email]);
  }

  take(tx: Transaction, limit: number): Promise<{ id: string; email: string }[]> {
    return executorOf(tx).query<{ id: string; email: string }>(TAKE, [limit]);
  }
}
