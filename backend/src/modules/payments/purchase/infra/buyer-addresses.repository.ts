import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../../platform/database/sql.js';
import { at } from '../../../../platform/database/sql-text.js';
import type { BuyerAddresses } from '../application/buyer-addresses.port.js';

const ADD = statement(
  'buyer-address-add',
  `insert into buyer_address (buyer_id, email, proven_at) values ($1, $2, ${at('$3')})
   on conflict (buyer_id, email) do update set proven_at = excluded.proven_at`,
);
const NEWEST = statement(
  'buyer-address-newest',
  'select email from buyer_address where buyer_id = $1 order by proven_at desc, email limit 1',
);
const FORGET = statement('buyer-address-forget', `delete from buyer_address where proven_at < ${at('$1')}`);

@Injectable()
export class BuyerAddressesRepository implements BuyerAddresses {
  constructor(private readonly sql: Sql) {}

  async add({ buyerId, email, at: provenAt }: Parameters<BuyerAddresses['add']>[0]): Promise<void> {
    await this.sql.query(ADD, [buyerId, email, provenAt]);
  }

  async newestOf(buyerId: string): Promise<string | null> {
    const [row] = await this.sql.query<{ email: string }>(NEWEST, [buyerId]);
    return row?.email ?? null;
  }

  async forget(before: number): Promise<void> {
    await this.sql.query(FORGET, [before]);
  }
}
