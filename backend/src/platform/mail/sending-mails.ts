import type { MailTemplateId } from '@summit/content/messages';
import { Batcher } from '../database/batcher.js';
import { Sql, statement } from '../database/sql.js';
import type { MailState } from './mail-message.entity.js';

const READ = statement(
  'mail-read',
  `select id, template, recipient, values, handovers from mail_message where id = any($1::uuid[]) and state = 'waiting'`,
);
const HANDING_OVER = statement(
  'mail-handing-over',
  `update mail_message mail set handovers = handovers + given.times
   from (select id, count(*)::int as times from unnest($1::uuid[]) as given(id) group by id) as given where mail.id = given.id`,
);
/** Its values are emptied, because links in them open things, unless it failed and may be sent again. */
const END = statement(
  'mail-end',
  `update mail_message mail set state = ended.state, refusal = ended.refusal,
     sent_at = case when ended.state = 'sent' then now() end, values = case when ended.keeps then values else '{}' end
   from json_to_recordset($1::json) as ended(id uuid, state text, refusal text, keeps boolean) where mail.id = ended.id`,
);

export interface StoredMail {
  id: string;
  template: MailTemplateId;
  recipient: string;
  values: Record<string, string>;
  /** How often it was given away without an answer that we know of. */
  handovers: number;
}

export interface MailEnd {
  id: string;
  state: Exclude<MailState, 'waiting'>;
  refusal: string | null;
  /** It may be sent again. */
  keeps: boolean;
}

/** The rows of mails that are on their way. Several are at the same moment, so they are read and written together. */
export class SendingMails {
  private readonly reads = new Batcher<string, StoredMail | null>((ids) => this.readAll(ids));
  private readonly handovers = new Batcher<string>((ids) => this.noteHandovers(ids));
  private readonly ends = new Batcher<MailEnd>((mails) => this.endAll(mails));

  constructor(private readonly sql: Sql) {}

  /** Null where it does not wait any more. */
  read(id: string): Promise<StoredMail | null> {
    return this.reads.add(id);
  }

  noteHandover(id: string): Promise<void> {
    return this.handovers.add(id);
  }

  end(mail: MailEnd): Promise<void> {
    return this.ends.add(mail);
  }

  private async readAll(ids: string[]): Promise<(StoredMail | null)[]> {
    const rows = await this.sql.query<StoredMail>(READ, [ids]);
    const mails = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => mails.get(id) ?? null);
  }

  private async noteHandovers(ids: string[]): Promise<void[]> {
    await this.sql.query(HANDING_OVER, [ids]);
    return ids.map(() => undefined);
  }

  private async endAll(mails: MailEnd[]): Promise<void[]> {
    await this.sql.query(END, [JSON.stringify(mails)]);
    return mails.map(() => undefined);
  }
}
