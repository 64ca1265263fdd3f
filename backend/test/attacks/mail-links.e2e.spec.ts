import { MAIL_TEMPLATES } from '@summit/content';
import {
  adminResetPasswordEndpoint,
  bonusDownloadEndpoint,
  buyerOrdersEndpoint,
  confirmOrderEmailEndpoint,
  matchPage,
  orderFileEndpoint,
  speakerConfirmEmailEndpoint,
  speakerSetPasswordEndpoint,
  speakerTakeBackEmailEndpoint,
  summitCalendarEndpoint,
  unsubscribeEndpoint,
  vipConfirmEmailEndpoint,
  vipConfirmLostTwoFactorEndpoint,
  vipKeepTwoFactorByLinkEndpoint,
  vipResetPasswordEndpoint,
  vipSetupPasswordEndpoint,
  vipTakeBackEmailEndpoint,
  type EndpointSpec,
  type SignupResponse,
} from '@summit/contracts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

/** What somebody does behind a mailed link that holds a secret, by template and variable: each is a call that a press makes. */
const PRESSES: Record<string, EndpointSpec> = {
  'vip-setup-link setup_url': vipSetupPasswordEndpoint,
  'vip-setup-reminder setup_url': vipSetupPasswordEndpoint,
  'vip-setup-resend setup_url': vipSetupPasswordEndpoint,
  'password-reset-vip reset_url': vipResetPasswordEndpoint,
  'password-reset-admin reset_url': adminResetPasswordEndpoint,
  'staff-invitation reset_url': adminResetPasswordEndpoint,
  'password-reset-speaker reset_url': speakerSetPasswordEndpoint,
  'speaker-invitation set_password_url': speakerSetPasswordEndpoint,
  'affiliate-invitation set_password_url': speakerSetPasswordEndpoint,
  'email-change-link confirm_url': vipConfirmEmailEndpoint,
  'email-changed undo_url': vipTakeBackEmailEndpoint,
  'speaker-email-change-link confirm_url': speakerConfirmEmailEndpoint,
  'speaker-email-changed undo_url': speakerTakeBackEmailEndpoint,
  'two-factor-lost confirm_url': vipConfirmLostTwoFactorEndpoint,
  'two-factor-ending keep_url': vipKeepTwoFactorByLinkEndpoint,
  'order-email-confirm confirm_url': confirmOrderEmailEndpoint,
  // Shows, and changes nothing; the secret travels in the body all the same.
  orders_url: buyerOrdersEndpoint,
  // Also what mail programs send by themselves where somebody presses their own button (RFC 8058).
  unsubscribe_url: unsubscribeEndpoint,
};
/** Links to files: they may be read as often as anybody likes. */
const FILES: readonly EndpointSpec[] = [bonusDownloadEndpoint, orderFileEndpoint, summitCalendarEndpoint];
/** Page of the payment provider. */
const OUTSIDE = ['payment_url'];

const LINKS = Object.entries(MAIL_TEMPLATES).flatMap(([template, { variables }]) =>
  (variables as readonly { name: string; example: string }[])
    .filter(({ name }) => name.endsWith('_url') && !OUTSIDE.includes(name))
    .map(({ name, example }) => ({ template, name, url: new URL(example) })),
);
const holdsSecret = ({ searchParams, hash, pathname }: URL): boolean =>
  !pathname.startsWith('/api/') &&
  (hash.startsWith('#proof=') || ['token', 'undo', 'confirm_email', 'undo_email'].some((one) => searchParams.has(one)));
const pressOf = ({ template, name }: (typeof LINKS)[number]) => PRESSES[`${template} ${name}`] ?? PRESSES[name];
const isFile = ({ pathname }: URL) =>
  FILES.some(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname));

// C-109
describe('links in mails', () => {
  it('lead to pages, or to files that are only read', () => {
    const astray = LINKS.filter(({ url }) =>
      url.pathname.startsWith('/api/') ? !isFile(url) : !matchPage(url.pathname, '500-super-prompts'),
    );
    expect(astray).toEqual([]);
    expect(FILES.map(({ method }) => method)).toEqual(FILES.map(() => 'GET'));
  });

  it('need a press, each one that holds a secret', () => {
    const secret = LINKS.filter(({ url }) => holdsSecret(url));
    expect(secret.filter((link) => !pressOf(link)).map(({ template, name }) => `${template} ${name}`)).toEqual([]);
    expect(Object.keys(PRESSES).filter((key) => !secret.some((link) => pressOf(link) === PRESSES[key]))).toEqual([]);
    expect(new Set(Object.values(PRESSES).map(({ method }) => method))).toEqual(new Set(['POST']));
  });

  describe('when a scanner opens them', () => {
    let running: RunningApp;
    beforeAll(async () => {
      running = await startApp();
      const folder = path.join(running.filesDir, 'bonuses');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, '100-profitable-side-hustle-blueprints.pdf'), '%PDF-1.7');
    });
    afterAll(() => running.stop());

    it.each([...new Set(Object.values(PRESSES).map(({ path }) => path))])('use nothing up: %s', async (pressPath) => {
      const address = pressPath.replace(/:\w+/g, 'something');
      for (const method of ['GET', 'HEAD'])
        for (const url of [`${address}?token=secret`, `${address}/secret`])
          expect([404, 405]).toContain((await running.fetch(url, { method })).status);
    });

    it('give their file again, whoever has read it before', async () => {
      const { bonus_download_urls: bonuses } = await read<SignupResponse>(
        running.fetch('/api/signup', json({ name: 'Zoe', email: 'zoe@example.com' })),
      );
      const { pathname, search } = new URL(bonuses['free-signup-bonus-1'].url);
      for (const url of [`${pathname}${search}`, summitCalendarEndpoint.path]) {
        const statuses: number[] = [];
        for (const method of ['HEAD', 'GET', 'HEAD', 'GET'])
          statuses.push((await running.fetch(url, { method, redirect: 'manual' })).status);
        expect(new Set(statuses)).toEqual(new Set([statuses[3]]));
        expect(statuses[3]).toBeLessThan(400);
      }
    });
  });
});
