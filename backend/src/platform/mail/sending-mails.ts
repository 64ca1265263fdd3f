import type { MailTemplateId } from '@summit/content/messages';
import { Batcher } from '../database/batcher.js';
import { Sql, statement } from '../database/sql.js';
import type { MailState } from './mail-message.entity.js';

const READ = statement(
  'mail-read',
  `select id, template, recipient, values, handovers from mail_message where id = any($1::uuid[]) and state = 'waiting'`,
);
/** Of two that send the same mail at the same moment, one finds that somebody else has counted. */
const HANDING_OVER = statement(
  'mail-handing-over',
  `update mail_message mail set handovers = mail.handovers + 1
   from unnest($1::uuid[], $2::int[]) as given(id, handovers) where mail.id = given.id and mail.state = 'waiting'
     and mail.handovers = given.handovers returning mail.id`,
);
/**
 * Its values are emptied, because links in them open things, unless it failed and may be sent again. PostgreSQL knows the size of arrays,
 * and takes records out of JSON for a hundred, for which it would read the whole table.
 */
const END = statement(
  'mail-end',
  `update mail_message mail set state = ended.state, refusal = ended.refusal,
     sent_at = case when ended.state = 'sent' then now() end, values = case when ended.keeps then values else '{}' end
   from unnest($1::uuid[], $2::text[], $3::text[], $4::boolean[]) as ended(id, state, refusal, keeps) where mail.id = ended.id`,
);

export interface StoredMail {
  id: string;
  template: MailTemplateId;
  recipient: string;
  values: Record<string, string>;
  /** How often it was given away without an answer that we know of. */
  handovers: number;
}

type Handover = Pick<StoredMail, 'id' | 'handovers'>;

/** The same mail is on its way in another job or process, which also notes its end. */
export class HandedOverElsewhere extends Error {
  constructor() {
    super('the mail is being sent elsewhere');
    this.name = 'HandedOverElsewhere';
  }
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
  private readonly handovers = new Batcher<Handover, boolean>((given) => this.noteHandovers(given));
  private readonly ends = new Batcher<MailEnd>((mails) => this.endAll(mails));

  constructor(private readonly sql: Sql) {}

  /** Null where it does not wait any more. */
  read(id: string): Promise<StoredMail | null> {
    return this.reads.add(id);
  }

  /** Before its last line is sent. Throws where somebody else has handed it over since it was read. */
  async noteHandover({ id, handovers }: Handover): Promise<void> {
    if (!(await this.handovers.add({ id, handovers }))) throw new HandedOverElsewhere();
  }

  end(mail: MailEnd): Promise<void> {
    return this.ends.add(mail);
  }

  private async readAll(ids: string[]): Promise<(StoredMail | null)[]> {
    const rows = await this.sql.query<StoredMail>(READ, [ids]);
    const mails = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => mails.get(id) ?? null);
  }

  /** Of two equal ones the second is late. */
  private async noteHandovers(given: Handover[]): Promise<boolean[]> {
    const rows = await this.sql.query<{ id: string }>(HANDING_OVER, [
      given.map(({ id }) => id),
      given.map(({ handovers }) => handovers),
    ]);
    const noted = new Set(rows.map(({ id }) => id));
    return given.map(({ id }) => noted.delete(id));
  }

  private async endAll(mails: MailEnd[]): Promise<void[]> {
    await this.sql.query(END, [
      mails.map(({ id }) => id),
      mails.map(({ state }) => state),
      mails.map(({ refusal }) => refusal),
      mails.map(({ keeps }) => keeps),
    ]);
    return mails.map(() => undefined);
  }
}
