import { expect, test, type Page } from '@playwright/test';
import { freshEmail, rows } from './product';

const SIGNUP = /\/api\/signup(\?|$)/;

async function fillIn(page: Page, email: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Essential Only' }).click();
  const form = page.locator('#signup form');
  await form.getByLabel('Name').fill('Zoë Nkemelu');
  await form.getByLabel('Email').fill(email);
  return form;
}
const registrants = (email: string) => rows('select name from signup where email = $1', [email]);

// F-330
test('a browser that has lost its token does the work it is asked for, and registers', async ({ page }) => {
  const email = freshEmail();
  await page.route(SIGNUP, (route) => {
    const { 'x-form-token': _lost, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  const proven = page.waitForRequest((request) => SIGNUP.test(request.url()) && 'x-form-proof' in request.headers());
  const form = await fillIn(page, email);
  await form.getByRole('button', { name: 'Register free' }).click();
  await proven;
  await expect(page.getByText("You're In")).toBeVisible();
  expect(await registrants(email)).toEqual([{ name: 'Zoë Nkemelu' }]);
});

// F-330
test('who fills in the field that people do not see is told, and registers with the next press', async ({ page }) => {
  const email = freshEmail();
  const form = await fillIn(page, email);
  await form.locator('[name=topic]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://cheap.example';
  });
  await form.getByRole('button', { name: 'Register free' }).click();
  await expect(form.getByRole('alert')).toContainText('It is empty again');
  expect(await registrants(email)).toEqual([]);
  await form.getByRole('button', { name: 'Register free' }).click();
  await expect(page.getByText("You're In")).toBeVisible();
});
