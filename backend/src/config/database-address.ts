/** The address of the database with a password that is given apart from it: `DATABASE_PASSWORD_FILE` lets it come from a file. */
export function withPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** What is wrong with a password that is given apart; `name` is the address's. A replica has the roles and passwords of its primary. */
export function passwordProblems(name: string, address: string | undefined, password: string | undefined): string[] {
  if (password === undefined || (address !== undefined && !URL.canParse(address))) return [];
  const passwordName = name.replace(/(REPLICA_)?URL$/, 'PASSWORD');
  if (address === undefined) return [`${passwordName} is set without ${name}`];
  const { username, password: inside } = new URL(address);
  if (inside !== '') return [`${name} holds a password, and ${passwordName} is set too: one of them must go`];
  return username === '' ? [`${name} names no role for the password of ${passwordName}`] : [];
}
