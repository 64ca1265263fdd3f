import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import type { GiftClick, GiftClicks } from '../application/gift-clicks.port.js';

const RECORD = statement(
  'gift-click-record',
  `insert into gift_click (gift_id, member_id, clicked_at)
   select g.id, m.id, ${at('$4')} from speaker_gift g, member m
   where g.url = $2 and g.speaker_name = $3 and m.id = $1 returning 1`,
);

@Injectable()
export class GiftClicksRepository implements GiftClicks {
  constructor(private readonly sql: Sql) {}

  async record({ memberId, giftUrl, speakerName, at }: GiftClick): Promise<boolean> {
    return (await this.sql.query(RECORD, [memberId, giftUrl, speakerName, at])).length > 0;
  }
}
