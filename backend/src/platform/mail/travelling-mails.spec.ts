import { MAIL_TEMPLATES, type MailTemplate } from '@summit/content/messages';
import { ACCESS_PARAMETERS } from './travelling-mails.js';

/** Names in the links of mails that let nobody into an account. */
const HARMLESS = ['email', 'expires', 'invite', 'order', 'proof', 'ref', 'signature'];

describe('links in mails that travel', () => {
  it('are known by their names, so that one that lets somebody in stays behind', () => {
    const templates: MailTemplate[] = Object.values(MAIL_TEMPLATES);
    const links = templates.flatMap(({ variables }) => variables.map(({ example }) => example)).join('\n');
    const names = new Set([...links.matchAll(/[?&#](\w+)=/g)].map(([, name]) => name!));
    expect([...names].toSorted()).toEqual([...HARMLESS, ...ACCESS_PARAMETERS].toSorted());
  });
});
