import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import type { FollowUpMail, SignupFollowUp } from '../application/signup-follow-up.port.js';

const IS_SUBSCRIBED = statement('list-is-subscribed', 'select from list_subscription where signup_id = $1');
const RECORD_SUBSCRIPTION = statement(
  'list-record-subscription',
  'insert into list_subscription (signup_id) values ($1) on conflict do nothing',
);

@Injectable()
export class SignupFollowUpRepository implements SignupFollowUp {
  constructor(
    private readonly sql: Sql,
    private readonly mails: MailQueue,
  ) {}

  async queueMail(mail: FollowUpMail): Promise<void> {
    await this.sql.transaction((tx) => this.mails.enqueue(tx, mail));
  }

  async isSubscribed(signupId: string): Promise<boolean> {
    return (await this.sql.query(IS_SUBSCRIBED, [signupId])).length > 0;
  }

  async recordSubscription(signupId: string): Promise<void> {
    await this.sql.query(RECORD_SUBSCRIPTION, [signupId]);
  }
}
