// Who may import whom (`npm run deps`). tools/checks/boundaries.spec.mjs proves that each rule fires.
const path = require('node:path');

const SPEC = '\\.(spec|test|browser)\\.(tsx?|mjs)$';
const TESTS = [SPEC, '^(backend|[a-z]+-web|shared/[^/]+|docker)/test/', '^shared/testing/', '^tools/'];
const MODULE = '^backend/src/modules/([^/]+)/';
/** A layer of a module, or of a room of it (modules/payments/purchase/domain). */
const layer = (name) => [`^backend/src/modules/[^/]+/${name}/`, `^backend/src/modules/[^/]+/[^/]+/${name}/`];
const APPS = '^(backend|funnel-web|member-web|admin-web)/';
const WEB = '^(funnel|member|admin)-web/src/';
const PAYMENTS = '^backend/src/modules/payments/';
/** A package below node_modules, wherever it is hoisted to; `names` is a part of a regular expression. */
const npm = (names) => `node_modules/(${names})(/|$)`;
const DATABASE_AND_SDKS = npm('typeorm|pg|stripe|@paypal');

/** Which libraries each library may import. `rules <- pricing`, `rules <- contracts <- api-client <- web-app`, `contracts <- content`, `rules, art <- ui`. */
const LIBRARY_ORDER = {
  rules: [],
  art: [],
  pricing: ['rules'],
  contracts: ['rules'],
  content: ['rules', 'contracts'],
  'api-client': ['contracts'],
  ui: ['rules', 'art'],
  'web-app': ['contracts', 'api-client'],
  testing: ['contracts', 'api-client'],
  'embedded-postgres': [],
  'provider-simulators': ['rules'],
};
const PURE = 'rules|pricing|contracts|content|art|api-client';

/** One rule; `comment` says what holds, or what to do instead. */
const rule = (name, comment, ...[from, to]) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-circular', 'Files that need each other are one file, or lack a third.', {}, { circular: true }),
    rule(
      'resolvable',
      'The import leads nowhere.',
      { pathNot: ['node_modules', '\\.d\\.m?ts$'] },
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'declared-packages-only',
      'Packages are named in the package.json of who imports them.',
      { path: ['^backend/src/', WEB, '^shared/[^/]+/src/'], pathNot: TESTS },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no-built-files',
      'Import sources or @summit/<name>; only the test harness loads the built backend.',
      { pathNot: ['(^|/)dist(-ssr)?/', '^backend/test/', '^[a-z]+-web/(prerender\\.mjs|test/)'] },
      { path: '^(backend|[a-z]+-web|shared/[^/]+)/dist(-ssr)?/' },
    ),

    // Libraries
    ...Object.entries(LIBRARY_ORDER).map(([name, allowed]) =>
      rule(
        `library-order-${name}`,
        `shared/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other library'}.`,
        { path: `^shared/${name}/`, pathNot: SPEC },
        { path: '^shared/', pathNot: `^shared/(${[name, ...allowed].join('|')})/` },
      ),
    ),
    rule(
      'libraries-are-listed',
      'A new library needs its row in LIBRARY_ORDER.',
      { path: '^shared/', pathNot: `^shared/(${Object.keys(LIBRARY_ORDER).join('|')})/` },
      { path: '.' },
    ),
    rule('libraries-know-no-app', 'Apps use libraries.', { path: '^shared/' }, { path: APPS }),
    rule(
      'pure-libraries',
      'Pure libraries run everywhere and import no package and no part of Node.js; a worker of its own may, which is loaded when it is needed.',
      { path: `^shared/(${PURE})/src/`, pathNot: [SPEC, '\\.worker\\.ts$'] },
      {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^shared/',
      },
    ),
    rule(
      'web-app-draws-nothing',
      'What has a look is in shared/ui; shared/web-app is what apps of any look need.',
      { path: '^shared/web-app/' },
      { path: npm('@mui|@emotion') },
    ),
    rule(
      'demo-parts-stay-out',
      'The simulators and the embedded database belong to tools and tests.',
      { pathNot: [...TESTS, '^backend/test/', '^shared/(provider-simulators|embedded-postgres)/'] },
      { path: '^shared/(provider-simulators|embedded-postgres)/' },
    ),
    rule('test-kit-in-tests-only', 'Shipped code knows no test kit.', { pathNot: TESTS }, { path: '^shared/testing/' }),
    rule(
      'fakes-in-tests-only',
      'Shipped code does not import fakes.',
      { pathNot: [...TESTS, '\\.fake\\.ts$'] },
      { path: '\\.fake\\.ts$' },
    ),

    // Apps
    rule('apps-never-meet', 'Apps share through shared/.', { path: APPS }, { path: APPS, pathNot: '^$1/' }),
    rule(
      'backend-renders-nothing',
      'React, MUI, the theme and the browser client are for the web apps.',
      { path: '^backend/src/', pathNot: SPEC },
      { path: [npm('react|react-dom|react-router-dom|@mui|@emotion'), '^shared/(ui|web-app|api-client)/'] },
    ),
    rule(
      'web-without-server-packages',
      'Server packages do not reach a browser.',
      { path: [WEB, '^shared/(ui|web-app)/src/'], pathNot: SPEC },
      { path: npm('@nestjs|typeorm|pg|stripe|@paypal|nodemailer|fastify|graphile-worker|@node-rs') },
    ),
    rule(
      'web-without-node',
      'Node.js modules do not reach a browser; only the entry that prerenders runs in Node.js.',
      { path: [WEB, '^shared/(ui|web-app)/src/'], pathNot: [SPEC, '/entry-server\\.tsx$'] },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'grids-and-charts-in-admin-only',
      'Data grid and charts weigh hundreds of kilobytes.',
      { pathNot: ['^admin-web/', 'node_modules'] },
      { path: npm('@mui/x-[a-z-]+') },
    ),

    // Backend
    rule(
      'module-internals-are-private',
      'Modules talk through *.public.ts, events and *.module.ts.',
      { path: MODULE },
      { path: MODULE, pathNot: ['^backend/src/modules/$1/', '\\.(public|module)\\.ts$'] },
    ),
    rule(
      'domain-is-pure',
      'Rules import rules.',
      { path: layer('domain'), pathNot: SPEC },
      { pathNot: [...layer('domain'), '^shared/(pricing|rules)/'] },
    ),
    rule(
      'application-sees-ports-only',
      'Use cases decide; adapters and controllers are not theirs to know.',
      { path: layer('application'), pathNot: SPEC },
      { path: ['/infra/', '/http/', '^shared/contracts/', DATABASE_AND_SDKS], pathNot: '^backend/src/platform/' },
    ),
    rule(
      'transactions-are-opaque',
      'Use cases hand a Transaction on (platform/database/transactions.port.ts); statements are for adapters.',
      { path: [...layer('application'), ...layer('domain'), '\\.public\\.ts$'], pathNot: SPEC },
      { path: '^backend/src/platform/database/sql\\.ts$' },
    ),
    rule(
      'public-faces-show-no-adapter',
      'What other modules see comes from domain and application.',
      { path: '^backend/src/modules/[^/]+/[^/]+\\.public\\.ts$' },
      { path: '^backend/src/modules/', pathNot: [...layer('domain'), ...layer('application')] },
    ),
    rule('infra-not-to-http', 'Adapters do not know controllers.', { path: layer('infra') }, { path: layer('http') }),
    rule(
      'controllers-not-to-persistence',
      'Controllers call use cases.',
      { path: layer('http'), pathNot: SPEC },
      { path: ['/infra/', DATABASE_AND_SDKS] },
    ),
    rule(
      'payment-sdks-in-adapters-only',
      'Stripe and PayPal live behind their ports.',
      { pathNot: ['^backend/src/modules/payments/providers/infra/', '^shared/provider-simulators/', 'node_modules'] },
      { path: npm('stripe|@paypal') },
    ),
    rule(
      'payment-rooms-meet-in-ports',
      'A room of payments sees the ports, the task names and the Nest module of another room.',
      { path: `${PAYMENTS}(purchase|settlement|promo-codes|providers)/`, pathNot: [SPEC, '\\.fake\\.ts$'] },
      {
        path: `${PAYMENTS}(purchase|settlement|promo-codes|providers)/`,
        pathNot: [`${PAYMENTS}$1/`, '/application/[^/]+(\\.port|-tasks)\\.ts$', '\\.module\\.ts$'],
      },
    ),
    rule(
      'settlement-knows-no-purchase',
      'Purchases hand facts to settlement, never the other way.',
      { path: `${PAYMENTS}settlement/`, pathNot: SPEC },
      { path: `${PAYMENTS}purchase/` },
    ),
    rule(
      'promo-codes-know-providers-only',
      'Codes know neither purchases nor settlement.',
      { path: `${PAYMENTS}promo-codes/`, pathNot: SPEC },
      { path: `${PAYMENTS}(purchase|settlement)/` },
    ),
    rule(
      'providers-know-no-other-room',
      'Adapters of Stripe and PayPal implement ports and decide nothing.',
      { path: `${PAYMENTS}providers/`, pathNot: SPEC },
      { path: `${PAYMENTS}(purchase|settlement|promo-codes)/` },
    ),
    rule(
      'platform-knows-no-module',
      'Technical services know no business.',
      { path: '^backend/src/(platform|config)/', pathNot: SPEC },
      { path: '^backend/src/modules/' },
    ),
    rule(
      'migrations-are-frozen',
      'What a migration did must not change with a file that may be edited.',
      { path: '^backend/src/platform/database/migrations/\\d', pathNot: SPEC },
      {
        pathNot: ['^backend/src/platform/database/(migrations/\\d|repeatable-schema\\.ts$)', npm('typeorm')],
      },
    ),

    // Web apps: app -> pages -> features -> islands -> lib, config
    rule(
      'web-one-way',
      'Features, islands and lib do not know pages.',
      { path: `${WEB}(features|islands|lib|config)/`, pathNot: SPEC },
      { path: `${WEB}(app|pages)/` },
    ),
    rule(
      'islands-below-features',
      'What the first script and lib need stands below features; lib knows no island.',
      { path: `${WEB}(islands|lib|config)/`, pathNot: SPEC },
      { path: `${WEB}features/` },
    ),
    rule(
      'lib-below-islands',
      'What lib and islands both need is in lib.',
      { path: `${WEB}(lib|config)/`, pathNot: SPEC },
      { path: `${WEB}islands/` },
    ),
    rule(
      'baked-files-pick-content',
      'A baked file is evaluated at build: it picks from the libraries and knows nothing of the app.',
      { path: `${WEB}.*\\.baked\\.ts$` },
      { pathNot: '^shared/(content|pricing|rules|art|contracts)/' },
    ),
    rule(
      'pages-not-to-app',
      'Pages do not know the app around them.',
      { path: `${WEB}pages/`, pathNot: SPEC },
      { path: `${WEB}app/` },
    ),
    rule(
      'features-are-siblings-not-friends',
      'Pages put features together.',
      { path: '^((?:funnel|member|admin)-web)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'pages-are-siblings-not-friends',
      'What two pages need is a feature.',
      { path: '^((?:funnel|member|admin)-web)/src/pages/([^/]+)/' },
      { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    // Who is imported by whom no rule asks: looked up for each pair of files, it is a fifteenth of the time.
    skipAnalysisNotInRules: true,
    doNotFollow: { path: ['node_modules', '(^|/)dist(-ssr)?/'] },
    webpackConfig: { fileName: path.join(__dirname, 'tools/checks/workspace-sources.cjs') },
  },
};
