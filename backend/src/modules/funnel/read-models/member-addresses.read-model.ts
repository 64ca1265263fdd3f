import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { MemberAddresses } from '../application/bonus-access.port.js';

const IS_MEMBER = statement('bonus-is-member', 'select from member where id = $1 and email = $2');

/** The members module imports this one, so the question is asked by SQL, as read models do. */
@Injectable()
export class MemberAddressesReadModel implements MemberAddresses {
  constructor(private readonly sql: Sql) {}

  async isMember(memberId: string, email: string): Promise<boolean> {
    return (await this.sql.query(IS_MEMBER, [memberId, email])).length > 0;
  }
}
