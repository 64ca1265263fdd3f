/** Names in the query of the links that sign in, set a password or change an address. What they prove is in no archive (D-164). */
export const ACCESS_PARAMETERS: readonly string[] = ['token', 'undo', 'confirm_email', 'undo_email'];
/** Shown as the reason on the list of mails. */
const LEFT_BEHIND = 'link_left_behind';
const HOLDS_LINK = `t.values::text ~ '[?&#](${ACCESS_PARAMETERS.join('|')})='`;

/**
 * Columns of the mails as an archive takes them along, in SQL on `t`. A mail with such a link comes without it, and is not sent any more:
 * the link would open nothing on the new machine, and whoever reads the archive could use it on the old one.
 */
export const TRAVELLING_MAILS: Readonly<Record<string, string>> = {
  values: `case when ${HOLDS_LINK} then '{}' else t.values end`,
  state: `case when ${HOLDS_LINK} and t.state = 'waiting' then 'refused' else t.state end`,
  refusal: `case when ${HOLDS_LINK} and t.state = 'waiting' then '${LEFT_BEHIND}' else t.refusal end`,
};
