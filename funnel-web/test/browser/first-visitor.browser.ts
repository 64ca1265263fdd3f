import { expect, test } from '@playwright/test';
import { freshEmail, inboxOrigin, rows, signUp } from './product';

test.use({
  // The page view of a headless browser would rightly count as a robot's, and one visitor's second click of a day as none.
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.${Date.now() % 10_000}.0 Safari/537.36`,
});

// F-001, F-002
test('a visitor registers, lands on /vip, and downloads both bonuses from the mail', async ({ page, context }) => {
  const email = freshEmail();
  await page.goto('/?ref=AMARA');
  await page.getByRole('button', { name: 'Essential Only' }).click();

  const form = page.locator('#signup form');
  await form.getByRole('button', { name: 'Register free' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Zoë Nkemelu');
  await form.getByLabel('Email').fill('zoe@nowhere');
  await form.getByRole('button', { name: 'Register free' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Register free' }).click();
  await expect(page.getByText("You're In")).toBeVisible();
  await expect(page.getByText('Redirecting to your VIP upgrade offer')).toBeVisible();
  await expect(page).toHaveURL(/\/vip$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const stored = await rows<{ id: string; name: string; referral_code: string }>(
    'select id, name, referral_code from signup where email = $1',
    [email],
  );
  expect(stored).toEqual([{ id: expect.any(String), name: 'Zoë Nkemelu', referral_code: 'AMARA' }]);
  await expect
    .poll(() =>
      rows(
        'select outcome, affiliate.code from referred_signup join affiliate on affiliate.id = affiliate_id where signup_id = $1',
        [stored[0]!.id],
      ),
    )
    .toEqual([{ outcome: 'credited', code: 'AMARA' }]);
  const clicks = await rows(
    `select id from referral_click where code = 'AMARA' and affiliate_id is not null and clicked_at > now() - interval '2 minutes'`,
    [],
  );
  expect(clicks.length).toBeGreaterThan(0);
  const views = await rows(
    `select page from page_view where url like '%ref=AMARA%' and viewed_at > now() - interval '2 minutes'`,
    [],
  );
  expect(views.length).toBeGreaterThan(0);

  const inbox = await context.newPage();
  const mail = inbox.getByRole('link', { name: /You are registered/ }).first();
  await expect(async () => {
    await inbox.goto(`${inboxOrigin}/?to=${encodeURIComponent(email)}`);
    await expect(mail).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await mail.click();
  const letter = inbox.frameLocator('iframe');
  for (const [title, file] of [
    ['100+ Profitable Side Hustle Blueprints', '100-profitable-side-hustle-blueprints.pdf'],
    ['The Passive Income Playbook - 2025', 'the-passive-income-playbook-2025.pdf'],
  ] as const) {
    const href = await letter
      .getByRole('link', { name: new RegExp(title.replace(/[+-]/g, '\\$&')) })
      .getAttribute('href');
    const answer = await context.request.get(href!);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-disposition']).toContain(file);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await expect
    .poll(() => rows('select bonus_key from bonus_download where email = $1 order by bonus_key', [email]))
    .toEqual([{ bonus_key: 'free-signup-bonus-1' }, { bonus_key: 'free-signup-bonus-2' }]);
});

test('a second registration of the same address is told so, and any edit clears it', async ({ page, request }) => {
  const email = freshEmail();
  await signUp(request, 'First', email);
  await page.goto('/');
  await page.getByRole('button', { name: 'Essential Only' }).click();
  const form = page.locator('#signup form');
  await form.getByLabel('Name').fill('Second');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Register free' }).click();
  const message = form.getByText('This email is already registered or invalid data provided.');
  await expect(message).toBeVisible();
  await form.getByLabel('Name').press('End');
  await form.getByLabel('Name').type('!');
  await expect(message).toBeHidden();
});
