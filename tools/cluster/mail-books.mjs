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

/** What is on its way takes milliseconds; clocks of this machine are one. */
const NEAR_MS = 1_000;

/**
 * Whether the mail server took a mail in the moment in which the worker that brought it was killed: nobody can know then whether it was
 * taken, so it is sent once more, with the same Message-ID.
 * @param {number[]} arrivals of one mail, in milliseconds
 * @param {number} diedAt
 */
export function wasOnItsWay([first, ...more], diedAt) {
  return more.length === 1 && Math.abs(Number(first) - diedAt) < NEAR_MS;
}
