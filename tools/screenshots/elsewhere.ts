const ADDRESSES = ['FUNNEL_ORIGIN', 'MEMBER_ORIGIN', 'ADMIN_ORIGIN', 'INBOX_ORIGIN', 'DATABASE_URL'];
const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Those of the variables that name another computer. */
export const elsewhere = (env: NodeJS.ProcessEnv): string[] =>
  ADDRESSES.filter((name) => env[name] && !HERE.includes(new URL(env[name]).hostname));
