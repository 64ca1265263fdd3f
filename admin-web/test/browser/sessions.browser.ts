import { expect, test } from '@playwright/test';
import { brokenInEitherScheme } from '../../../funnel-web/test/browser/axe';
import { ADMIN_ORIGIN, complaintsOf, openTab, signedInAdmin } from './signed-in-admin';
import { told } from './told';

test.use({ timezoneId: 'Europe/Berlin' });

// A-165, A-170, A-175, A-176, A-178, A-179, A-180, A-181
test('an administrator makes a session, edits it beside a colleague and deletes it', async ({ page }) => {
  const complaints = complaintsOf(page);
  const topic = `A talk for testing ${Date.now()}`;
  const opens = new Date(Date.now() - 3_600_000).toISOString().slice(0, 16);
  const ends = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 16);
  await signedInAdmin(page);
  await openTab(page, 'sessions');

  await page.getByRole('button', { name: 'Create Session' }).click();
  const form = page.getByRole('dialog', { name: 'Create session' });
  await form.getByRole('button', { name: 'Save session' }).click();
  await expect(form.getByRole('alert')).toContainText('Please fill in the following required fields:');
  await form.getByLabel('Session number').fill('900');
  await form.getByLabel('Topic').fill(topic);
  await form.getByLabel('Description').first().fill('About testing.');
  await form.getByLabel('Speaker name').fill('Tess Ter');
  await form.getByLabel('Speaker title').fill('Tester');
  await form.getByLabel('Speaker bio').fill('Tests.');
  await form.getByLabel('Vimeo embed code').fill('https://vimeo.com/76979871/ab12cd34ef');
  await expect(form.getByText('Vimeo film 76979871, unlisted, with its key')).toBeVisible();
  await form.getByLabel('Access start (Pacific)').fill(opens);
  await form.getByLabel('Access end (Pacific)').fill(ends);
  await expect(form.getByText('Central European Time')).toBeVisible();
  await form.getByRole('button', { name: 'Save session' }).click();
  const created = page.getByRole('dialog', { name: 'Session created successfully' });
  const publicUrl = await created.getByLabel('Public URL').inputValue();
  expect(publicUrl).toMatch(/\/summit\/access\/[\w-]{22}$/);
  expect(await brokenInEitherScheme(page, undefined, '[role=dialog]')).toEqual([]);
  await created.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('searchbox', { name: 'Search the sessions' }).fill(topic);
  const edit = page.getByRole('button', { name: `Edit ${topic}` });
  await edit.click();
  const editing = page.getByRole('dialog', { name: 'Edit session' });
  await expect(editing.getByLabel('Vimeo embed code')).toHaveValue(/player\.vimeo\.com\/video\/76979871\?h=ab12cd34ef/);
  await editing.getByLabel('Speaker title').fill('Head of tests');

  const colleague = await page.context().newPage();
  await openTab(colleague, `sessions&q=${encodeURIComponent(topic)}`);
  await colleague.getByRole('button', { name: `Edit ${topic}` }).click();
  await colleague.getByLabel('Speaker bio').fill('Tests by day and by night.');
  await colleague.getByRole('button', { name: 'Save session' }).click();
  await expect(colleague.getByText('Session updated successfully')).toBeVisible();
  await colleague.close();

  await editing.getByRole('button', { name: 'Save session' }).click();
  await expect(editing.getByText(/Somebody else saved this session while you were editing/)).toBeVisible();
  await expect(editing.getByLabel('Speaker bio')).toHaveValue('Tests by day and by night.');
  await expect(editing.getByLabel('Speaker title')).toHaveValue('Head of tests');
  await editing.getByRole('button', { name: 'Save session' }).click();
  await told(page, 'Session updated successfully');

  await page.getByRole('button', { name: `Delete ${topic}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The session is deleted.')).toBeVisible();
  await expect(page.getByText(`No sessions match “${topic}”`)).toBeVisible();
  expect(complaints).toEqual([]);
});

// A-157, A-158, A-163
test('a rating waits, is approved by an administrator and stays decided', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { headers } = await signedInAdmin(page);
  const post = async (path: string, data: object) =>
    (await (await request.post(`${ADMIN_ORIGIN}${path}`, { data, headers })).json()) as Record<string, string>;
  const topic = `A talk to rate ${Date.now()}`;
  const { id } = await post('/api/admin/sessions/create', {
    topic,
    speaker_name: 'Rae Ter',
    session_number: 901,
    public_access_start: '2020-01-01T00:00:00Z',
    public_access_end: '2099-01-01T00:00:00Z',
  });
  try {
    const rated = await request.post(`${process.env['MEMBER_ORIGIN'] || 'http://localhost:4201'}/api/sessions/rate`, {
      data: { session_id: id, rating: 5, comment: 'Very clear', takeaways: null, user_name: 'Noor' },
    });
    expect(rated.status()).toBe(200);
    await openTab(page, 'session-ratings');
    const entry = page.getByRole('listitem').filter({ hasText: topic }).filter({ hasText: 'Very clear' });
    await entry.getByRole('button', { name: /^Approve/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('The rating is approved.')).toBeVisible();
    await expect(entry.getByText('by admin@summit.test')).toBeVisible();
    // An approved one can only be hidden again (A-164).
    await expect(entry.getByRole('button')).toHaveText(['Hide']);
  } finally {
    await request.delete(`${ADMIN_ORIGIN}/api/admin/sessions/${id}?with_ratings=true`, { headers });
  }
  expect(complaints).toEqual([]);
});

// D-137
test('an administrator sees the page of a session before its window opens; visitors do not', async ({ page }) => {
  const complaints = complaintsOf(page);
  const { headers } = await signedInAdmin(page);
  const topic = `A talk to look at first ${Date.now()}`;
  const day = 86_400_000;
  const made = await page.request.post(`${ADMIN_ORIGIN}/api/admin/sessions/create`, {
    headers,
    data: {
      topic,
      speaker_name: 'Pia Renner',
      session_number: 902,
      vimeo_embed_code: 'https://vimeo.com/76979871',
      public_access_start: new Date(Date.now() + 7 * day).toISOString(),
      public_access_end: new Date(Date.now() + 9 * day).toISOString(),
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  try {
    await openTab(page, 'sessions');
    await page.getByRole('searchbox', { name: 'Search the sessions' }).fill(topic);
    await page.getByRole('button', { name: `More actions: ${topic}` }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('menuitem', { name: /^Preview/ }).click();
    const preview = await opened;
    const complaintsThere = complaintsOf(preview);
    await expect(preview.getByText('Preview: the page as visitors find it when its window opens.')).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1, name: topic })).toBeVisible();
    await preview.getByRole('button', { name: `Play video: ${topic}` }).click();
    await expect(preview.frameLocator(`iframe[title="${topic}"]`).locator('video')).toBeVisible();

    const [address, fragment] = preview.url().split('#');
    expect(fragment).toMatch(/^preview=/);
    await preview.goto(address!);
    await expect(preview.getByText('This session will be available soon.')).toBeVisible();
    // Good for longer than it was signed for; a new fragment alone would be no visit of its own.
    await preview.goto(`${address}#${fragment!.replace(/\.(\d+)\./, (_, until) => `.${Number(until) + 60_000}.`)}`);
    await preview.reload();
    await expect(preview.getByText("This session's 48-hour access window has ended.")).toBeVisible();
    expect(complaintsThere).toEqual([]);
  } finally {
    await page.request.delete(`${ADMIN_ORIGIN}/api/admin/sessions/${id}?with_ratings=true`, { headers });
  }
  expect(complaints).toEqual([]);
});
