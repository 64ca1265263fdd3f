/**
 * A connection string without its password, for a database of the reader's own.
 * @param {string} url
 */
export function withoutPassword(url) {
  return url.replace(/^(\w+:\/\/[^:@/]+):[^@]*@/, '$1@');
}

/**
 * Rows of two columns as text, with an empty line where a row is null.
 * @param {readonly (readonly [string, string] | null)[]} rows
 */
export function table(rows) {
  const width = Math.max(...rows.map((row) => row?.[0].length ?? 0));
  return rows.map((row) => (row ? `  ${row[0].padEnd(width)}   ${row[1]}` : '')).join('\n');
}

/**
 * What a reader needs once everything runs.
 * @param {import('./settings.mjs').Settings} settings
 * @param {string} databaseUrl
 */
export function addressTable({ origins, portOf, databaseUrl: given }, databaseUrl) {
  const local = (/** @type {number} */ port) => `http://localhost:${port}`;
  return table([
    ['Landing page', origins.FUNNEL_ORIGIN],
    ['Member area', `${origins.MEMBER_ORIGIN}/vip/login`],
    ['Back office', `${origins.ADMIN_ORIGIN}/admin/login`],
    ['API documentation', `${local(portOf.api)}/api/docs`],
    ['Sandbox', `${local(portOf.sandbox)}   what outside services were sent`],
    ['Inbox', `${local(portOf.inbox)}   every e-mail the summit sends`],
    // The demo's own password is random and good on this computer only: the address can be used as it is.
    ['Database', `${given ? withoutPassword(databaseUrl) : databaseUrl}   or: npm run psql`],
    null,
    ['Sign in: back office', 'admin@summit.test / demo-admin-2025'],
    ['Sign in: member', 'vip@summit.test / demo-vip-2025'],
    ['Sign in: speaker', 'AMARA / demo-speaker-2025'],
    null,
    ['Stop', 'Ctrl-C'],
    ['Start from scratch', 'npm run reset'],
  ]);
}
