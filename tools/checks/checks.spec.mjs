import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { docsCheck, namedIn, pathExists } from './docs-check.mjs';
import { backendVariables, listedVariables, readVariables } from './environment-names.mjs';
import { licensesCheck } from './licenses-check.mjs';
import { lockComplete } from './lock-complete.mjs';
import { linesOfCode, namesCheck, textFindings } from './names-check.mjs';

let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'checks-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function tree(files) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
}

describe('lock file', () => {
  it('names the platform package that the lock file lacks', async () => {
    const packages = {
      'node_modules/fast': {
        version: '1.0.0',
        optionalDependencies: { '@fast/linux': '1.0.0', '@fast/windows': '1.0.0' },
      },
      'node_modules/@fast/linux': { version: '1.0.0' },
    };
    await tree({ 'package-lock.json': JSON.stringify({ packages }) });
    expect(await lockComplete(root)).toEqual(['package-lock.json: node_modules/fast 1.0.0 lacks @fast/windows 1.0.0']);
  });
});

describe('licenses', () => {
  it('names what is delivered under a license that nobody has read, once', async () => {
    const packages = {
      '': { license: 'UNLICENSED' },
      'node_modules/@summit/rules': { link: true },
      'node_modules/free': { license: '(MIT OR GPL-3.0-only)' },
      'node_modules/both': { license: 'MIT AND ISC' },
      'node_modules/strict': { license: 'MIT AND AGPL-3.0-only' },
      'node_modules/free/node_modules/strict': { license: 'MIT AND AGPL-3.0-only' },
      'node_modules/silent': {},
      'node_modules/tool': { license: 'GPL-3.0-only', dev: true },
    };
    await tree({ 'package-lock.json': JSON.stringify({ packages }) });
    const findings = (await licensesCheck(root)).filter((line) => line.startsWith('package-lock'));
    expect(findings).toEqual([
      'package-lock.json: strict is under MIT AND AGPL-3.0-only: read it, decide',
      'package-lock.json: silent is under none named: read it, decide',
    ]);
  });

  it('names the exceptions that no package needs', async () => {
    await tree({ 'package-lock.json': JSON.stringify({ packages: {} }) });
    expect(await licensesCheck(root)).toContain(
      'tools/checks/licenses-check.mjs: no package needs the exception /^pause$/',
    );
  });
});

describe('names', () => {
  it('finds drawers, whether folders or files', async () => {
    await tree({ 'backend/src/utils/money.ts': '', 'backend/src/helpers.ts': '', 'backend/src/money.ts': '' });
    expect(await namesCheck(root)).toEqual([
      'backend/src/helpers.ts: a file is named after what it exports',
      'backend/src/utils/: a folder is named after what is in it',
    ]);
  });

  it('does not look into what is built or installed', async () => {
    await tree({ 'node_modules/x/utils/a.js': '', 'backend/dist/common/a.js': '', 'screenshots/misc/a.md': '' });
    expect(await namesCheck(root)).toEqual([]);
  });

  it('finds files over 380 lines of code, tests too, but not long content', async () => {
    const long = 'export const a = 1;\n'.repeat(381);
    await tree({
      'backend/src/long.ts': long,
      'backend/src/long.spec.ts': long,
      'shared/content/src/long.ts': long,
      'backend/src/fits.ts': long.slice(20),
    });
    expect((await namesCheck(root)).sort()).toEqual([
      'backend/src/long.spec.ts: 381 lines of code; 380 is the limit, split it',
      'backend/src/long.ts: 381 lines of code; 380 is the limit, split it',
    ]);
  });

  it('does not look into what git keeps, which is a file in a second working copy', async () => {
    await tree({ '.git': 'gitdir: /home/someone/project/.git/worktrees/a' });
    expect(await namesCheck(root)).toEqual([]);
  });

  it('counts neither empty lines nor comments', () => {
    expect(linesOfCode('/**\n * why\n */\n\n// more\nconst a = 1;\n')).toBe(1);
  });

  it.each([
    ['a path of one machine', "const file = '/home/someone/project';"],
    ['finish it, or write an issue', '// TODO: later'],
    ['a rule that is disabled says why after " -- "', '// oxlint-disable-next-line no-console'],
    ['types are checked everywhere', '// @ts-ignore'],
  ])('says: %s', (finding, line) => {
    expect(textFindings('backend/src/a.ts', line)).toEqual([`backend/src/a.ts:1: ${finding}`]);
  });

  it('accepts a disabled rule with its reason', () => {
    expect(textFindings('a.ts', '// oxlint-disable-next-line no-console -- the one program that talks')).toEqual([]);
  });
});

describe('variables', () => {
  it('are read from the class of the backend', () => {
    const source = `class Environment {
  @IsString() HOST = '127.0.0.1';
  @Matches(/^postgres:/, { message: 'DATABASE_URL must be' })
  DATABASE_URL: string;
  @IsOptional() @IsIn(['a']) SUMMIT_PHASE?: 'a';
}
const OTHER = 1;`;
    expect(backendVariables(source)).toEqual(['HOST', 'DATABASE_URL', 'SUMMIT_PHASE']);
  });

  it('are read from plain modules, with the table of ports', () => {
    const source = "env.A_B; process.env['C_D']; const PORTS = { api: [['API_PORT', 'PORT'], 3000] };";
    expect(readVariables(source)).toEqual(['A_B', 'C_D', 'API_PORT', 'PORT']);
  });

  it('are listed in .env.example, set or as a comment', () => {
    expect(listedVariables('# Ports=many\n# PORT=3000\n#HOST=\nROLE=all # note=1\n')).toEqual(['PORT', 'HOST', 'ROLE']);
  });
});

describe('documents', () => {
  it('name scripts, paths, files and variables', () => {
    expect(namedIn('Run `npm run dev` in `shared/ui/`, see `a.ts`, set `SMTP_PORT`.')).toEqual([
      { kind: 'script', name: 'dev', line: 1 },
      { kind: 'path', name: 'shared/ui/', line: 1 },
      { kind: 'file', name: 'a.ts', line: 1 },
      { kind: 'variable', name: 'SMTP_PORT', line: 1 },
    ]);
  });

  it('may name the end of a path, and any name by *', () => {
    const files = ['funnel-web/src/lib/paths.ts'];
    expect(pathExists('lib/paths.ts', files)).toBe(true);
    expect(pathExists('*-web/src', files)).toBe(true);
    expect(pathExists('lib/path', files)).toBe(false);
  });

  it('differ from the tree in one line each', async () => {
    await tree({
      'package.json': JSON.stringify({ scripts: { dev: '' } }),
      'README.md': 'npm run dev, npm run gone, `shared/gone/`, `NOT_READ`',
      'CONTRIBUTING.md': '[gone](docs/gone.md)',
      'ARCHITECTURE.md': '`x.spec.ts`',
      'DECISIONS.md': '`A_CONSTANT`, `settings.mjs`, `gone.ts`',
      'docs/security.md': '`backend/src/gone.spec.ts`',
      'backend/src/config/env.ts': "class Environment {\n  PORT = 3000;\n  HOST = '';\n}\n",
      'tools/start/settings.mjs': 'env.DATA_DIR',
      '.env.example': '# PORT=3000\n# DATA_DIR=.data\n# OLD_ONE=\n# PORT=1\n',
    });
    expect(await docsCheck(root)).toEqual([
      'README.md:1: package.json has no script "gone"',
      'README.md:1: there is no shared/gone/',
      'README.md:1: nothing reads the variable NOT_READ',
      'DECISIONS.md:1: there is no gone.ts',
      'docs/security.md:1: there is no backend/src/gone.spec.ts',
      'CONTRIBUTING.md:1: there is no docs/gone.md',
      '.env.example lacks HOST',
      '.env.example: nothing reads OLD_ONE',
      '.env.example lists PORT twice',
    ]);
  });
});
