import { rows } from '../../funnel-web/test/browser/product';
import { elsewhere } from './elsewhere';

/** Pictures of dialogs need affiliates, members and differences, which are made for them: nothing for a product that somebody uses. */
export default async function onlyTheDemo(): Promise<void> {
  const others = elsewhere(process.env);
  if (others.length > 0)
    throw new Error(
      `Pictures are taken of the demo on this computer, and ${others.join(', ')} is another one: unset it.`,
    );
  const demo = await rows(`select from admin_account where email = 'admin@summit.test'`, []);
  if (demo.length === 0)
    throw new Error('Pictures are taken of the demo, and this database is not its own: it has no admin@summit.test.');
}
