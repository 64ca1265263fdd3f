import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { modulesCheck } from './modules-check.mjs';

const ITEM = '- **shop**: sells. `/api/carts`.\n  Table: cart\n';
const ROOM = '- **`platform/clock`**: the time\n';
const SHOP = {
  'backend/src/modules/shop/infra/cart.entity.ts': "@Entity('cart')\nexport class Cart {}",
  'backend/src/modules/shop/http/carts.controller.ts': '@Route(cartEndpoint)\nshow() {}',
  'backend/src/platform/clock/clock.ts': 'export const now = 0;',
  'shared/contracts/src/carts.ts':
    "\nexport const cartEndpoint: Endpoint<{ params: { id: string }; response: Cart }> = {\n  path: '/api/carts/:id',\n};",
};

let root;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'modules-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function checked(architecture, files = SHOP) {
  for (const [file, text] of Object.entries({ ...files, 'ARCHITECTURE.md': architecture })) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return modulesCheck(root);
}

describe('the items of ARCHITECTURE.md', () => {
  it('name every module and room, their tables and routes', async () => {
    expect(await checked(ITEM + ROOM)).toEqual([]);
  });

  it('are missing nowhere', async () => {
    expect(await checked('')).toEqual([
      'ARCHITECTURE.md: no item for backend/src/modules/shop',
      'ARCHITECTURE.md: no item for backend/src/platform/clock',
    ]);
  });

  it.each([
    ['- **shop** `/api/carts`. Table: basket\n', 'the item of shop lacks table cart'],
    ['- **shop** fills a cart. `/api/carts`\n', 'the item of shop lacks table cart'],
    ['- **shop** `/api/cart`. Table: cart\n', 'the item of shop lacks /api/carts/:id'],
    ['- **shop** `/api/carts/sizes`. Table: cart\n', 'the item of shop lacks /api/carts/:id'],
  ])('lack what is there: %s', async (item, finding) => {
    expect(await checked(item + ROOM)).toEqual([`ARCHITECTURE.md: ${finding}`]);
  });

  it.each(['`/api/{baskets,carts}/*`', '`/api/c*`', '`/api/carts/:id`'])('name routes together: %s', async (named) => {
    expect(await checked(`- **shop** ${named}. Table: cart\n${ROOM}`)).toEqual([]);
  });

  it('stand for rooms that are there', async () => {
    expect(await checked(`${ITEM}${ROOM}- **\`platform/oven\`** bakes\n`)).toEqual([
      'ARCHITECTURE.md: backend/src/platform/oven is gone',
    ]);
  });

  it('may say in words which calls of the dashboard and its files a module has', async () => {
    const dashboard = {
      ...SHOP,
      'shared/contracts/src/carts.ts': "\nexport const cartEndpoint = { path: '/api/admin/dashboard/carts' };",
    };
    expect(await checked(ITEM + ROOM, dashboard)).toEqual([]);
  });
});

describe('the name of a job', () => {
  it.each([
    ['application/shop-tasks.ts', []],
    [
      'infra/cart.keeper.ts',
      [`backend/src/modules/shop/infra/cart.keeper.ts: names of jobs stand in application/*-tasks.ts`],
    ],
    [
      'application/carts.ts',
      [`backend/src/modules/shop/application/carts.ts: names of jobs stand in application/*-tasks.ts`],
    ],
  ])('stands in one place: %s', async (file, findings) => {
    const job = { ...SHOP, [`backend/src/modules/shop/${file}`]: "const REMOVE_CART_TASK = 'shop/remove-cart';" };
    expect(await checked(ITEM + ROOM, job)).toEqual(findings);
  });

  it('is not written where the job is added', async () => {
    const job = {
      ...SHOP,
      'backend/src/modules/shop/application/carts.ts': "addJob(tx, { task: 'shop/remove-cart' });",
    };
    expect(await checked(ITEM + ROOM, job)).toEqual([
      'backend/src/modules/shop/application/carts.ts: names of jobs stand in application/*-tasks.ts',
    ]);
  });
});
