import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../../platform/database/sql.js';
import { at } from '../../../../platform/database/sql-text.js';
import { BROWSERS_OF_ADDRESS, type BuyerAddresses } from '../application/buyer-addresses.port.js';

const ADD = statement(
  'buyer-address-add',
  `insert into buyer_address (buyer_id, email, proven_at)
   select $1, $2, ${at('$3')}
   where (select count(*) from buyer_address other where other.email = $2 and other.buyer_id <> $1) < ${BROWSERS_OF_ADDRESS}
   on conflict (buyer_id, email) do update set proven_at = excluded.proven_at`,
);
const FORGET = statement('buyer-address-forget', `delete from buyer_address where proven_at < ${at('$1')}`);

@Injectable()
export class BuyerAddressesRepository implements BuyerAddresses {
  constructor(private readonly sql: Sql) {}

  async add({ buyerId, email, at: provenAt }: Parameters<BuyerAddresses['add']>[0]): Promise<void> {
    await this.sql.query(ADD, [buyerId, email, provenAt]);
  }

  async forget(before: number): Promise<void> {
    await this.sql.query(FORGET, [before]);
  }
}
