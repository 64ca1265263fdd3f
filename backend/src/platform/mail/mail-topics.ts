import { Injectable } from '@nestjs/common';
import { MAIL_TOPICS, type MailTopic } from '@summit/content/messages';

/** Turns a kind of messages off for a normalized address. Repeatable. */
type EndTopic = (email: string) => Promise<void>;

export const isMailTopic = (topic: string): topic is MailTopic => MAIL_TOPICS.some((one) => one === topic);

/** Kinds of messages with a switch of their own, which the module has that sends them. */
@Injectable()
export class MailTopics {
  private readonly ends = new Map<MailTopic, EndTopic>();

  /** Whoever keeps the switch says so when it starts. */
  endWith(topic: MailTopic, end: EndTopic): void {
    this.ends.set(topic, end);
  }

  async end(topic: MailTopic, email: string): Promise<void> {
    const end = this.ends.get(topic);
    if (!end) throw new Error(`Nobody keeps the switch of ${topic}`);
    await end(email);
  }
}
