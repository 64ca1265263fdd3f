import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { GiftClick, GiftClicks } from '../application/gift-clicks.port.js';

const RECORD = statement(
  'gift-click-record',
  `insert into gift_click (gift_id, member_id, clicked_at)
   select $1, id, ${at('$3')} from member where id = $2 returning 1`,
);

@Injectable()
export class GiftClicksRepository implements GiftClicks {
  constructor(private readonly sql: Sql) {}

  async record({ giftId, memberId, at }: GiftClick): Promise<boolean> {
    return (await this.sql.query(RECORD, [giftId, memberId, at])).length > 0;
  }
}
