import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const SOURCES = resolve(import.meta.dirname ?? __dirname, '../src');
/** `import … from 'x'`, `export … from 'x'` and `import 'x'`; not `import('x')`, which makes a chunk of its own, and no types. */
const STATIC = /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?\s*'([^']+)'/gm;
const DYNAMIC = /import\('([^']+)'\)/g;

const fileOf = (path: string): string | undefined =>
  ['', '.ts', '.tsx'].map((end) => path + end).find((file) => /\.tsx?$/.test(file) && existsSync(file));

/** Everything that arrives together with a file: our files and the packages they import. */
function reached(entry: string, alsoLazy: boolean): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const source = readFileSync(file, 'utf8');
    for (const pattern of alsoLazy ? [STATIC, DYNAMIC] : [STATIC])
      for (const [, target = ''] of source.matchAll(pattern)) {
        if (!target.startsWith('.')) packages.add(target);
        else visit(fileOf(join(dirname(file), target)) ?? raise(`${file} imports ${target}`));
      }
  };
  visit(entry);
  return { files, packages };
}

function raise(message: string): never {
  throw new Error(message);
}

const main = join(SOURCES, 'main.tsx');
const heavy = ({ packages }: { packages: Set<string> }) => [...packages].filter((name) => name.startsWith('@mui/x-'));

describe('the chunk of the sign-in', () => {
  it('holds neither the data grid nor charts', () => {
    const first = reached(main, false);
    expect([...first.files].map((file) => relative(SOURCES, file))).toContain('pages/login/LoginPage.tsx');
    expect(heavy(first)).toEqual([]);
  });

  it('holds nothing of the dashboard', () => {
    const dashboard = [...reached(main, false).files].filter((file) => file.includes('/dashboard/'));
    expect(dashboard).toEqual([]);
  });

  it('is followed by the data grid when a tab is opened', () => {
    expect(heavy(reached(main, true))).toContain('@mui/x-data-grid');
  });
});

describe('the frame of the dashboard', () => {
  it('comes without the data grid and charts; each tab brings its own', () => {
    const frame = reached(join(SOURCES, 'pages/dashboard/DashboardPage.tsx'), false);
    expect(heavy(frame)).toEqual([]);
  });
});
