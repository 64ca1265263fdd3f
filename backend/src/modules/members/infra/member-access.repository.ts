import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import type { MemberAccess, MemberAccessReader, MemberAddress } from '../members.public.js';
import { MembersRepository } from './members.repository.js';

const COLUMNS = `id, email, summit1_access as "summit1Access", summit2_access as "summit2Access", password_hash is not null as "hasPassword"`;
const BY_ID = statement('member-access-by-id', `select ${COLUMNS} from member where id = $1`);
const BY_EMAIL = statement('member-access-by-email', `select ${COLUMNS} from member where email = $1`);
@Injectable()
export class MemberAccessRepository implements MemberAccessReader {
  constructor(
    private readonly sql: Sql,
    private readonly members: MembersRepository,
  ) {}

  async byId(id: string): Promise<MemberAccess | null> {
    return (await this.sql.query<MemberAccess>(BY_ID, [id]))[0] ?? null;
  }

  async byEmail(email: string): Promise<MemberAccess | null> {
    return (await this.sql.query<MemberAccess>(BY_EMAIL, [email]))[0] ?? null;
  }

  async addressesOf(id: string): Promise<MemberAddress[]> {
    return this.members.addressesOf(this.sql, id);
  }
}
