import { expect, test } from '@playwright/test';
import { broken } from '../../../funnel-web/test/browser/axe';
import { MEMBER_ORIGIN, signInMember } from './signed-in-member';
import { offersNoPasskeys, VirtualAuthenticator } from './virtual-authenticator';

// C-088, C-091
test('a member adds a passkey, signs in with it alone, and removes it with itself', async ({ page }) => {
  await offersNoPasskeys(page);
  await signInMember(page);
  const device = await VirtualAuthenticator.of(page);
  await page.goto(`${MEMBER_ORIGIN}/vip/profile#security`);
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await expect(add).toBeVisible();
  const rows = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  const before = await rows.count();
  await add.click();
  const form = page.getByRole('form', { name: 'Confirm your password' });
  await form.getByLabel('Your password', { exact: true }).fill('demo-vip-2025');
  await device.touched(async () => {
    await form.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(rows).toHaveCount(before + 1);
  });
  expect(await broken(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${MEMBER_ORIGIN}/vip/login`);
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await device.touched(async () => {
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });

  await page.goto(`${MEMBER_ORIGIN}/vip/profile#security`);
  await rows
    .last()
    .getByRole('button', { name: /^Remove: / })
    .click();
  await device.touched(async () => {
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(rows).toHaveCount(before);
  });

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${MEMBER_ORIGIN}/vip/login`);
  await device.touched(async () => {
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('Login failed')).toBeVisible();
  });
});

// C-088
test('the browser is asked to offer passkeys in the field of the address', async ({ page }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(true);
    navigator.credentials.get = (options) => {
      document.documentElement.dataset['mediation'] = options?.mediation;
      return new Promise(() => undefined);
    };
  });
  await page.goto(`${MEMBER_ORIGIN}/vip/login`);
  await expect(page.locator('html')).toHaveAttribute('data-mediation', 'conditional');
});
