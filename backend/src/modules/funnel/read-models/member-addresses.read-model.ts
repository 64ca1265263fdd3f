import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { MemberAddresses } from '../application/bonus-access.port.js';

const MEMBER_AT = statement(
  'bonus-member-at',
  'select summit1_access or summit2_access as "isVip" from member where id = $1 and email = $2',
);

/** The members module imports this one, so the question is asked by SQL, as read models do. */
@Injectable()
export class MemberAddressesReadModel implements MemberAddresses {
  constructor(private readonly sql: Sql) {}

  async memberAt(memberId: string, email: string): Promise<{ isVip: boolean } | null> {
    return (await this.sql.query<{ isVip: boolean }>(MEMBER_AT, [memberId, email]))[0] ?? null;
  }
}
