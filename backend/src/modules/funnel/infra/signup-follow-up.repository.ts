import { Injectable } from '@nestjs/common';
import { Batcher } from '../../../platform/database/batcher.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import type { FollowUpMail, SignupFollowUp } from '../application/signup-follow-up.port.js';

const ARE_SUBSCRIBED = statement(
  'list-are-subscribed',
  'select signup_id from list_subscription where signup_id = any($1::uuid[])',
);
/**
 * In the order of ids, so that processes that record the same ones do not wait for each other in a circle. Answers the registrations that
 * still have their address: an erasure that is not committed yet takes the address off the list itself.
 */
const RECORD_SUBSCRIPTIONS = statement(
  'list-record-subscriptions',
  `with recorded as (
     insert into list_subscription (signup_id) select id from unnest($1::uuid[]) as id order by id on conflict do nothing
   )
   select signup.id from unnest($1::uuid[], $2::text[]) as subscribed(id, email)
   join signup on signup.id = subscribed.id and signup.email = subscribed.email`,
);

/** Many registrations are followed up at the same moment, so they share statements. */
@Injectable()
export class SignupFollowUpRepository implements SignupFollowUp {
  private readonly questions = new Batcher<string, boolean>((ids) => this.areSubscribed(ids));
  private readonly subscriptions = new Batcher<{ signupId: string; email: string }, boolean>((all) =>
    this.recordAll(all),
  );

  constructor(
    private readonly sql: Sql,
    private readonly mails: MailQueue,
  ) {}

  async queueMail(mail: FollowUpMail): Promise<void> {
    await this.sql.transaction((tx) => this.mails.enqueue(tx, mail));
  }

  async mailNow(mail: FollowUpMail): Promise<void> {
    await this.mails.sendNow(mail);
  }

  isSubscribed(signupId: string): Promise<boolean> {
    return this.questions.add(signupId);
  }

  recordSubscription(subscription: { signupId: string; email: string }): Promise<boolean> {
    return this.subscriptions.add(subscription);
  }

  private async areSubscribed(ids: string[]): Promise<boolean[]> {
    const rows = await this.sql.query<{ signup_id: string }>(ARE_SUBSCRIBED, [ids]);
    const subscribed = new Set(rows.map(({ signup_id }) => signup_id));
    return ids.map((id) => subscribed.has(id.toLowerCase()));
  }

  private async recordAll(all: { signupId: string; email: string }[]): Promise<boolean[]> {
    const rows = await this.sql.query<{ id: string }>(RECORD_SUBSCRIPTIONS, [
      all.map(({ signupId }) => signupId),
      all.map(({ email }) => email),
    ]);
    const same = new Set(rows.map(({ id }) => id));
    return all.map(({ signupId }) => same.has(signupId.toLowerCase()));
  }
}
