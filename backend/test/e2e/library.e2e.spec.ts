import { writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BuyerOrdersResponse, VipLibraryResponse } from '@summit/contracts';
import { ALL_SPEAKER_GIFTS, SPEAKERS } from '@summit/content';
import { DataSource } from 'typeorm';
import { importContent } from '../../src/cli/import-content.js';
import { ENTITIES } from '../../src/entities.js';
import { FolderFileStore } from '../../src/platform/files/folder-file-store.js';
import { libraryDocuments, templateDocuments } from '../../src/modules/library/files/library-documents.js';
import { LIBRARY_FOLDER, giftFile } from '../../src/modules/library/files/library-folder.js';
import { writeLibraryFiles } from '../../src/modules/library/files/write-library-files.js';
import { OrderLinks } from '../../src/platform/links/order-links.js';
import { dataSourceOptions } from '../../src/platform/database/data-source.js';
import { settledOrders } from '../harness/settled-orders.js';
import { jobsDone } from '../harness/buyer-browser.js';
import { signInMember } from '../harness/member.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const ZIP = 'PK';

describe('the library', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let orders: ReturnType<typeof settledOrders>;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ role: 'all', env: outside.env });
    orders = settledOrders(running);
    const dataSource = await new DataSource(
      dataSourceOptions({ url: running.database.url, poolSize: 2 }, ENTITIES),
    ).initialize();
    await importContent(dataSource);
    await dataSource.destroy();
    // What is drawn is tested where it is drawn; here only the kit is real.
    const dir = path.join(running.filesDir, LIBRARY_FOLDER);
    await writeLibraryFiles(new FolderFileStore(running.filesDir), [], templateDocuments());
    await mkdir(path.join(dir, 'gifts'), { recursive: true });
    for (const { path: file } of libraryDocuments()) await writeFile(path.join(dir, file), `made: ${file}`);
  });
  afterAll(async () => {
    await jobsDone(running);
    await running.stop();
    await outside.stop();
  });

  const libraryOf = (headers: Record<string, string>) =>
    read<VipLibraryResponse>(running.fetch('/api/vip/library', { headers }));
  const mailTo = async (email: string, subject: RegExp) => (await outside.mailAbout(email, subject)).text;
  const fileOf = (text: string, key: string) => {
    const link = new URL(new RegExp(`http\\S+/api/order-files/${key}\\S+`).exec(text)![0].replace(/[)>\].,]+$/, ''));
    return running.fetch(link.pathname + link.search);
  };

  /** On the page of a buyer's orders, behind the link of the receipt. */
  const filesOnPage = async (email: string) => {
    const page = running.app.get(OrderLinks).to({ kind: 'address', email }, running.clock.now());
    const proof = page.replace(/^.*#proof=/, '');
    const { orders: shown } = await read<BuyerOrdersResponse>(running.fetch('/api/buyer/orders', json({ proof })));
    return shown.flatMap(({ files }) => files);
  };

  // F-130, M-072
  it('shows a VIP the five workshops and every gift, and nothing that was not bought', async () => {
    const { headers } = await signInMember(running);
    const library = await libraryOf(headers);
    expect(library.workshops.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
    expect(library.gifts.slice(0, 5).map(({ speaker_name }) => speaker_name)).toEqual([
      'Amara Okafor',
      'Saoirse Kelleher',
      'Noor Al-Khatib',
      'Elodie Marchand',
      'Diego Arriaga',
    ]);
    expect(library.gifts).toHaveLength(ALL_SPEAKER_GIFTS.length);
    expect([library.files, library.highlights]).toEqual([[], []]);
    expect((await running.fetch('/api/vip/library')).status).toBe(401);
  });

  // F-131
  it('opens the vault to whoever bought it: a cut of every interview with its words, and the book', async () => {
    const { email, headers } = await signInMember(running);
    await orders.buy({ email, bumps: ['vip_bump'] });
    const { highlights, files } = await libraryOf(headers);
    expect(highlights).toHaveLength(SPEAKERS.length);
    const [first] = highlights;
    const { cues } = await read<{ cues: { start: number }[] }>(
      running.fetch(`/api/sessions/transcript/${first!.public_token}`, { headers }),
    );
    expect(
      cues.filter(({ start }) => start >= first!.start_seconds && start < first!.end_seconds).length,
    ).toBeGreaterThan(4);
    expect(files).toMatchObject([{ key: 'highlights-transcripts', file_type: 'PDF' }]);
    expect((await running.fetch('/api/vip/library/highlights-transcripts', { headers })).status).toBe(200);
    expect(await read(running.fetch('/api/vip/library/templates-kit', { headers }))).toMatchObject({
      code: 'library_file_not_found',
    });
    expect(await mailTo(email, /^Your Speaker Interview Highlights Vault is ready$/)).toContain(
      'http://member.test/vip/resources#highlights',
    );
  });

  // F-151, F-322
  it('mails and lists the kit and the preparation sheet to a buyer without an account, until the money goes back', async () => {
    const email = 'kit@example.com';
    const { orderId } = await orders.buy({ email, product: 'implementation', bumps: ['implementation_bump'] });
    const [kitMail, details] = [
      await mailTo(email, /^Your Templates Kit is ready$/),
      await mailTo(email, /^Your Implementation Package/),
    ];
    const kit = await fileOf(kitMail, 'templates-kit');
    expect(kit.headers.get('content-disposition')).toBe('attachment; filename=templates-kit.zip');
    expect((await kit.text()).slice(0, 2)).toBe(ZIP);
    expect((await fileOf(details, 'preparation-sheet')).status).toBe(200);
    const files = await filesOnPage(email);
    expect(files.map(({ title }) => title)).toEqual(['Preparation sheet for your call', 'Templates Kit']);
    for (const { url } of files) expect((await fileOf(url, '')).status).toBe(200);

    await running.rows(`update purchase_order set status = 'refunded' where id = $1`, [orderId]);
    expect((await fileOf(kitMail, 'templates-kit')).status).toBe(404);
    expect(await filesOnPage(email)).toEqual([]);
  });

  it.each([
    '/api/order-files/templates-kit',
    '/api/order-files/templates-kit?order=x&signature=y',
    '/api/order-files/nothing',
  ])('answers one and the same to %s', async (url) => {
    expect(await read(running.fetch(url))).toMatchObject({ code: 'library_file_not_found' });
  });

  // M-083, M-105, M-131
  it('has a file behind every gift and behind the two of the day pages, shown in the tab', async () => {
    const own = ALL_SPEAKER_GIFTS.map(({ url }) => url);
    expect(own.length).toBeGreaterThanOrEqual(50);
    for (const url of [...own, '/api/gifts/day-page-blueprints', '/api/gifts/day-page-playbook']) {
      const response = await running.fetch(url, { from: `203.0.113.${own.indexOf(url) + 2}` });
      const { path: file, name } = giftFile(url.split('/').at(-1)!)!;
      expect([url, response.status, response.headers.get('content-disposition')]).toEqual([
        url,
        200,
        `inline; filename="${name}"`,
      ]);
      expect(await response.text()).toBe(`made: ${file}`);
    }
    const weighs = (key: string) => Buffer.byteLength(`made: ${giftFile(key)!.path}`);
    expect(await read(running.fetch('/api/day-page-files/sizes'))).toEqual({
      success: true,
      sizes: {
        'day-page-blueprints': weighs('day-page-blueprints'),
        'day-page-playbook': weighs('day-page-playbook'),
      },
    });
    for (const url of ['/api/gifts/nobody', '/api/gifts/..%2Ftemplates-kit.zip', '/api/gifts/toString'])
      expect((await running.fetch(url)).status).toBe(404);
  });
});
