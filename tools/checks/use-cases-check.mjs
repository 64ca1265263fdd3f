// Every use case is shown by a spec: one in its own folder that has its name or imports it, or one that is named here.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownFiles } from './own-files.mjs';
import { runCheck } from './run-check.mjs';

const USE_CASE = /^backend\/src\/.*\.use-case\.ts$/;
const SPEC = /\.spec\.ts$/;

/** Shown over HTTP, in real processes or on a real database only. New use cases have a spec of their own: this list gets shorter. */
const SHOWN_ELSEWHERE = {
  'members/application/member-profile.use-case.ts': 'test/e2e/member-profile.e2e.spec.ts',
  'members/application/profile-photo.use-case.ts': 'test/e2e/member-profile.e2e.spec.ts',
  'members/application/track-gift-click.use-case.ts': 'test/e2e/member-profile.e2e.spec.ts',
  'payments/purchase/application/capture-wallet-order.use-case.ts':
    'src/modules/payments/purchase/application/wallet-purchase.spec.ts',
  'payments/purchase/application/create-wallet-order.use-case.ts':
    'src/modules/payments/purchase/application/wallet-purchase.spec.ts',
  'payments/settlement/application/ingest-event.use-case.ts':
    'src/modules/payments/settlement/infra/provider-inbox.db.spec.ts',
  'payments/settlement/application/receive-notification.use-case.ts': 'test/e2e/payment-webhooks.e2e.spec.ts',
  'prompts/application/enter-library.use-case.ts': 'test/e2e/prompts.e2e.spec.ts',
  'prompts/application/open-prompt.use-case.ts': 'test/e2e/prompts.e2e.spec.ts',
  'sessions/application/explain-access.use-case.ts': 'test/e2e/sessions-admin.e2e.spec.ts',
  'sessions/application/manage-captions.use-case.ts': 'test/e2e/sessions-words.e2e.spec.ts',
  'sessions/application/manage-sessions.use-case.ts': 'test/e2e/sessions-admin.e2e.spec.ts',
  'sessions/application/moderate-ratings.use-case.ts': 'test/e2e/sessions-ratings.e2e.spec.ts',
  'sessions/application/rate-session.use-case.ts': 'test/e2e/sessions-ratings.e2e.spec.ts',
  'sessions/application/search-sessions.use-case.ts': 'test/e2e/sessions-words.e2e.spec.ts',
  'sessions/application/session-page.use-case.ts': 'test/e2e/sessions.e2e.spec.ts',
  'sessions/application/watch-positions.use-case.ts': 'test/e2e/sessions-words.e2e.spec.ts',
};
/** Never raised; lowered with the list. */
const MAX_LISTED = 17;

/**
 * @param {string} root
 * @param {Record<string, string>} [listed] use case below `backend/src/modules` → spec below `backend`
 * @param {number} [most]
 * @returns {Promise<string[]>}
 */
export async function useCasesCheck(root, listed = SHOWN_ELSEWHERE, most = MAX_LISTED) {
  const files = await ownFiles(root);
  const known = new Set(files);
  /** @type {Map<string, string[]>} */
  const importsIn = new Map();
  for (const spec of files.filter((file) => file.startsWith('backend/src/') && SPEC.test(file))) {
    const text = await readFile(path.join(root, spec), 'utf8');
    const names = [...text.matchAll(/from '\.\/([^']+)\.js'/g)].map(([, name]) => `${name}.ts`);
    const folder = path.posix.dirname(spec);
    names.push(`${path.posix.basename(spec).replace(/(\.db)?\.spec\.ts$/, '')}.ts`);
    importsIn.set(folder, [...(importsIn.get(folder) ?? []), ...names]);
  }
  const findings = files
    .filter((file) => USE_CASE.test(file))
    .flatMap((file) => {
      const shown = importsIn.get(path.posix.dirname(file))?.includes(path.posix.basename(file));
      const place = listed[file.replace('backend/src/modules/', '')];
      if (shown) return place ? [`${file}: has a spec beside it; take it off the list of use-cases-check.mjs`] : [];
      if (!place) return [`${file}: no spec beside it imports it`];
      return known.has(`backend/${place}`) ? [] : [`${file}: its spec backend/${place} is gone`];
    });
  for (const name of Object.keys(listed)) {
    if (!known.has(`backend/src/modules/${name}`)) findings.push(`use-cases-check.mjs: lists ${name}, which is gone`);
  }
  const count = Object.keys(listed).length;
  if (count > most)
    findings.push(`use-cases-check.mjs: lists ${count} use cases; at most ${most} may be shown elsewhere`);
  if (count < most) findings.push(`use-cases-check.mjs: lists ${count} use cases; lower MAX_LISTED from ${most}`);
  return findings;
}

void runCheck(import.meta.url, 'use cases', (root) => useCasesCheck(root));
