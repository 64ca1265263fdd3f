import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../..');
const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs');
const CRUISER = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const importing = (...specifiers) => specifiers.map((one, index) => `import * as a${index} from '${one}';`).join('\n');
const exporting = 'export const a = 1;\n';
const library = (name, exports = {}) => ({
  [`shared/${name}/package.json`]: JSON.stringify({
    name: `@summit/${name}`,
    exports: { '.': { default: './dist/index.js' }, ...exports },
  }),
  [`shared/${name}/src/index.ts`]: exporting,
});
const LIBRARIES = ['rules', 'art', 'pricing', 'contracts', 'content', 'api-client', 'ui', 'web-app', 'testing'];
const DEMO_PARTS = ['embedded-postgres', 'provider-simulators'];
const npmPackage = (name) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'module.exports = {};\n',
});

/** What every tree below stands on: libraries, packages and a few files to import. */
const BASE = {
  'package.json': JSON.stringify({
    name: 'tree',
    dependencies: { stripe: '*', react: '*', pg: '*', '@mui/x-charts': '*', '@mui/material': '*' },
  }),
  ...Object.assign({}, ...[...LIBRARIES, ...DEMO_PARTS].map((name) => library(name))),
  ...library('ui', { './*': { default: './dist/*.js' } }),
  'shared/ui/src/theme/Button.tsx': exporting,
  ...Object.assign({}, ...['stripe', 'react', 'pg', '@mui/x-charts', '@mui/material', 'undeclared'].map(npmPackage)),
  'backend/src/modules/affiliates/domain/credit.ts': exporting,
  'backend/src/modules/affiliates/affiliates.public.ts': exporting,
  'backend/src/modules/affiliates/infra/credit.repository.ts': exporting,
  'backend/src/modules/funnel/infra/signup.repository.ts': exporting,
  'backend/src/modules/funnel/http/signup.controller.ts': exporting,
  'backend/src/modules/funnel/application/registrants.fake.ts': exporting,
  'backend/src/platform/database/sql.ts': exporting,
  'backend/src/modules/payments/purchase/application/orders.port.ts': exporting,
  'backend/src/modules/payments/settlement/application/settlement.port.ts': exporting,
  'backend/src/modules/payments/settlement/application/settle-order.ts': exporting,
  'backend/src/modules/payments/promo-codes/application/coupons.port.ts': exporting,
  'backend/dist/main.js': exporting,
  'funnel-web/src/app/Providers.tsx': exporting,
  'funnel-web/src/pages/vip/VipPage.tsx': exporting,
  'funnel-web/src/features/checkout/CheckoutForm.tsx': exporting,
  'funnel-web/src/islands/report.ts': exporting,
  'member-web/src/lib/paths.ts': exporting,
};

/** Rule, the file that breaks it, and what that file imports. */
const VIOLATIONS = [
  ['no-circular', 'backend/src/a/one.ts', './two.js', { 'backend/src/a/two.ts': importing('./one.js') }],
  ['resolvable', 'backend/src/lost.ts', './nowhere.js'],
  ['declared-packages-only', 'backend/src/loose.ts', 'undeclared'],
  ['no-built-files', 'backend/src/built.ts', '../dist/main.js'],
  ['library-order-rules', 'shared/rules/src/wrong.ts', '@summit/pricing'],
  ['library-order-art', 'shared/art/src/wrong.ts', '@summit/rules'],
  ['library-order-pricing', 'shared/pricing/src/wrong.ts', '@summit/contracts'],
  ['library-order-contracts', 'shared/contracts/src/wrong.ts', '@summit/pricing'],
  ['library-order-content', 'shared/content/src/wrong.ts', '@summit/pricing'],
  ['library-order-api-client', 'shared/api-client/src/wrong.ts', '@summit/content'],
  ['library-order-ui', 'shared/ui/src/wrong.ts', '@summit/contracts'],
  ['library-order-web-app', 'shared/web-app/src/wrong.ts', '@summit/ui'],
  ['library-order-testing', 'shared/testing/src/wrong.ts', '@summit/ui'],
  ['library-order-embedded-postgres', 'shared/embedded-postgres/src/wrong.ts', '@summit/rules'],
  ['library-order-provider-simulators', 'shared/provider-simulators/src/wrong.ts', '@summit/pricing'],
  ['libraries-are-listed', 'shared/newcomer/src/index.ts', '@summit/rules'],
  ['libraries-know-no-app', 'shared/rules/src/upwards.ts', '../../../member-web/src/lib/paths.js'],
  ['pure-libraries', 'shared/pricing/src/impure.ts', 'node:fs'],
  ['web-app-draws-nothing', 'shared/web-app/src/drawing.ts', '@mui/material'],
  ['demo-parts-stay-out', 'backend/src/demo.ts', '@summit/provider-simulators'],
  ['test-kit-in-tests-only', 'member-web/src/lib/kit.ts', '@summit/testing'],
  ['fakes-in-tests-only', 'backend/src/modules/funnel/funnel.module.ts', './application/registrants.fake.js'],
  ['apps-never-meet', 'admin-web/src/lib/borrowed.ts', '../../../member-web/src/lib/paths.js'],
  ['backend-renders-nothing', 'backend/src/rendering.ts', '@summit/ui/theme/Button'],
  ['web-without-server-packages', 'funnel-web/src/lib/database.ts', 'pg'],
  ['web-without-node', 'funnel-web/src/lib/files.ts', 'node:fs'],
  ['grids-and-charts-in-admin-only', 'member-web/src/lib/chart.ts', '@mui/x-charts'],
  ['module-internals-are-private', 'backend/src/modules/funnel/nosy.ts', '../affiliates/infra/credit.repository.js'],
  ['domain-is-pure', 'backend/src/modules/funnel/domain/impure.ts', '@summit/contracts'],
  [
    'application-sees-ports-only',
    'backend/src/modules/funnel/application/hasty.use-case.ts',
    '../infra/signup.repository.js',
  ],
  [
    'transactions-are-opaque',
    'backend/src/modules/funnel/application/hand-written.use-case.ts',
    '../../../platform/database/sql.js',
  ],
  ['public-faces-show-no-adapter', 'backend/src/modules/funnel/funnel.public.ts', './infra/signup.repository.js'],
  ['infra-not-to-http', 'backend/src/modules/funnel/infra/backwards.ts', '../http/signup.controller.js'],
  [
    'controllers-not-to-persistence',
    'backend/src/modules/funnel/http/direct.controller.ts',
    '../infra/signup.repository.js',
  ],
  ['payment-sdks-in-adapters-only', 'backend/src/modules/funnel/infra/charge.ts', 'stripe'],
  [
    'payment-rooms-meet-in-ports',
    'backend/src/modules/payments/purchase/application/nosy.ts',
    '../../settlement/application/settle-order.js',
  ],
  [
    'settlement-knows-no-purchase',
    'backend/src/modules/payments/settlement/application/backwards.ts',
    '../../purchase/application/orders.port.js',
  ],
  [
    'promo-codes-know-providers-only',
    'backend/src/modules/payments/promo-codes/infra/curious.repository.ts',
    '../../settlement/application/settlement.port.js',
  ],
  [
    'providers-know-no-other-room',
    'backend/src/modules/payments/providers/infra/deciding.adapter.ts',
    '../../promo-codes/application/coupons.port.js',
  ],
  ['platform-knows-no-module', 'backend/src/platform/knowing.ts', '../modules/affiliates/affiliates.public.js'],
  ['migrations-are-frozen', 'backend/src/platform/database/migrations/1-thawed.ts', '../../outbox/outbox.js'],
  ['web-one-way', 'funnel-web/src/lib/upwards.ts', '../pages/vip/VipPage'],
  ['islands-below-features', 'funnel-web/src/islands/upwards.ts', '../features/checkout/CheckoutForm'],
  ['lib-below-islands', 'funnel-web/src/lib/sideways.ts', '../islands/report'],
  ['baked-files-pick-content', 'funnel-web/src/pages/vip/copy.baked.ts', './VipPage'],
  ['pages-not-to-app', 'funnel-web/src/pages/dfy/DfyPage.tsx', '../../app/Providers'],
  ['features-are-siblings-not-friends', 'funnel-web/src/features/coupon/CouponField.tsx', '../checkout/CheckoutForm'],
  ['pages-are-siblings-not-friends', 'funnel-web/src/pages/legal/LegalPage.tsx', '../vip/VipPage'],
];

/** Imports that every rule must leave alone. */
const ALLOWED = {
  'shared/pricing/src/fine.ts': importing('@summit/rules'),
  'shared/web-app/src/fine.ts': importing('@summit/contracts', '@summit/api-client'),
  'shared/web-app/src/fine.spec.ts': importing('@summit/testing'),
  'shared/contracts/src/fine.ts': importing('@summit/rules'),
  'backend/src/modules/affiliates/domain/other.ts': importing('./credit.js', '@summit/rules', '@summit/pricing'),
  'backend/src/modules/funnel/application/polite.use-case.ts': importing('../../affiliates/affiliates.public.js'),
  'backend/src/modules/funnel/application/polite.spec.ts': importing('./registrants.fake.js', '@summit/testing'),
  'backend/src/modules/payments/purchase/application/fine.use-case.ts': importing(
    '../../settlement/application/settlement.port.js',
    '../../promo-codes/application/coupons.port.js',
  ),
  'backend/src/modules/payments/settlement/application/fine.use-case.ts': importing(
    '../../promo-codes/application/coupons.port.js',
  ),
  'backend/src/modules/payments/providers/infra/stripe.adapter.ts': importing('stripe'),
  'backend/test/e2e/fine.e2e.spec.ts': importing(
    '@summit/api-client',
    '@summit/provider-simulators',
    '../../dist/main.js',
  ),
  'funnel-web/src/pages/vip/VipOffer.tsx': importing(
    './VipPage',
    '../../features/checkout/CheckoutForm',
    '@summit/ui/theme/Button',
  ),
  'funnel-web/src/entry-server.tsx': importing('node:stream', 'react'),
  'admin-web/src/features/overview/Chart.tsx': importing('@mui/x-charts'),
};

let dir;
let broken;

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'boundaries-'));
  const files = { ...BASE, ...ALLOWED };
  for (const [, file, imported, others = {}] of VIOLATIONS)
    Object.assign(files, { [file]: importing(imported) }, others);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json'];
  const folders = ['backend/src', 'backend/test', 'funnel-web/src', 'member-web/src', 'admin-web/src', 'shared'];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, ...folders], {
    cwd: dir,
    maxBuffer: 64_000_000,
  }).catch((error) => {
    // It ends with the number of violations; anything else has no report.
    if (!error.stdout) throw error;
    return error;
  });
  broken = JSON.parse(stdout).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
});

afterAll(() => rm(dir, { recursive: true, force: true }));

describe('the boundaries between folders', () => {
  it.each(VIOLATIONS)('%s fires on %s importing %s', (rule, file) => {
    expect(broken).toContain(`${rule}: ${file}`);
  });

  it.each(Object.keys(ALLOWED))('nothing fires on %s', (file) => {
    expect(broken.filter((one) => one.endsWith(`: ${file}`))).toEqual([]);
  });

  it('every rule has a violation here', () => {
    const rules = require(CONFIG).forbidden.map(({ name }) => name);
    expect(VIOLATIONS.map(([rule]) => rule)).toEqual(expect.arrayContaining(rules));
  });
});
