import { ENDPOINT_SPECS } from './endpoints.js';

/** What may only be done after password and code, or a passkey, were given again (S5). */
const DANGEROUS = {
  staff: /^\/api\/admin\/staff/,
  payouts: /^\/api\/admin\/(payouts|payout-methods|affiliates\/.*email)/,
  'data tools':
    /^\/api\/admin\/dashboard\/(clean-test-data|reset-analytics|clear-all-data|data-backups|bundles|privacy)/,
  refunds: /^\/api\/admin\/(desk\/orders\/.*refund|desk\/refunds|dashboard\/buyer-requests\/.*approve)/,
  passkeys: /^\/api\/admin\/auth\/passkeys/,
};

/** Changes of those areas that need no confirmation, and why. */
const HARMLESS: Readonly<Record<string, string>> = {
  adminDeclineRefund: 'no money moves: it is asked for again',
  adminFindPerson: 'shows what would be exported or erased',
  adminAddPasskey: 'its question was given to whoever had confirmed',
  adminRenamePasskey: 'a name opens nothing',
  adminPasskeyConfirm: 'is the confirmation',
  adminPasskeyConfirmOptions: 'is the confirmation',
  adminPasskeySignIn: 'signs in',
  adminPasskeySignInOptions: 'signs in',
};

describe('calls that are hard to undo', () => {
  it.each(Object.entries(DANGEROUS))('ask for a fresh confirmation: %s', (_area, paths) => {
    const changes = Object.entries(ENDPOINT_SPECS).filter(
      ([name, { path, method }]) => paths.test(path) && method !== 'GET' && !(name in HARMLESS),
    );
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter(([, { confirmed }]) => confirmed === undefined).map(([name]) => name)).toEqual([]);
  });

  it('name no exception that is none', () => {
    const areas = Object.values(DANGEROUS);
    const isException = (name: string) => {
      const spec = Object.entries(ENDPOINT_SPECS).find(([one]) => one === name)?.[1];
      return spec !== undefined && spec.confirmed === undefined && areas.some((paths) => paths.test(spec.path));
    };
    expect(Object.keys(HARMLESS).filter((name) => !isException(name))).toEqual([]);
  });
});
