/**
 * Mails that were lost on their way: stored and never sent, or never even stored.
 * @param {{ others: number, registered: string[], recipients: ReadonlySet<string> }} mails `others`: stored in a state other than sent;
 *   `recipients`: who got one
 * @returns {string[]} what is wrong
 */
export function lostMails({ others, registered, recipients }) {
  const without = registered.filter((email) => !recipients.has(email));
  return [
    ...(others > 0 ? [`${others} mails were stored and never sent`] : []),
    ...(without.length > 0 ? [`${without.length} people registered and got no mail, the first: ${without[0]}`] : []),
  ];
}
