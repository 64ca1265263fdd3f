import { test } from '@playwright/test';
import { restOf } from '../../../funnel-web/test/browser/at-rest';
import { takeDialogPictures, takePictures } from '../../../funnel-web/test/browser/pictures';
import { pagesOf } from '../../../funnel-web/test/browser/site-paths';
import { MEMBER_DIALOGS } from './opened-dialogs';
import { MEMBER_ORIGIN, openDashboard, signInMember } from './signed-in-member';

for (const { name, path } of pagesOf('member')) {
  test(`member/${name}`, async ({ page }) => {
    const atRest = restOf(page);
    await page.goto(MEMBER_ORIGIN + path);
    await atRest();
    await takePictures(page, atRest, { name: `member-${name}` });
    await signInMember(page);
    await page.goto(MEMBER_ORIGIN + path);
    await atRest();
    await takePictures(page, atRest, { name: `member-${name}-signed-in` });
  });
}

test('member/dialogs', async ({ page }) => {
  const atRest = restOf(page);
  await signInMember(page);
  await openDashboard(page);
  const dialogs = MEMBER_DIALOGS.map(({ shows, role, opener: name }) => ({
    shows: [shows],
    role,
    open: () => page.getByRole('button', { name }).click(),
  }));
  await takeDialogPictures(page, atRest, { name: 'member', dialogs });
});
