import {
  checkDeclared,
  manifestText,
  MAX_MANIFEST_BYTES,
  requireFit,
  parseManifest,
  type BundleManifest,
  type DeclaredFile,
} from './bundle-manifest.js';

const SIGNUPS = { table: 'signup', rows: 2, bytes: 40, sha256: 'a'.repeat(64) };
const PHOTO = { path: 'member-photos/abc.webp', bytes: 7, sha256: 'b'.repeat(64) };
const MANIFEST: BundleManifest = {
  format: 'summit-bundle',
  version: 1,
  exported_at: '2025-11-20T18:00:00.000Z',
  migrations: ['First1', 'Second2'],
  tables: [SIGNUPS],
  files: [PHOTO],
};
const RELEASE = { migrations: ['First1', 'Second2'], tables: ['signup'], archiveBytes: 1_000 };
const FILES: DeclaredFile[] = [
  { name: 'tables/signup.ndjson', size: 40, packedSize: 30 },
  { name: 'files/member-photos/abc.webp', size: 7, packedSize: 7 },
  { name: 'manifest.json', size: 500, packedSize: 200 },
];
const codeOf = (work: () => unknown): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('the manifest of an archive', () => {
  it('is read as it was written', () => {
    expect(parseManifest(manifestText(MANIFEST))).toEqual(MANIFEST);
  });

  it('is not written where no import would take it', () => {
    const migrations = ['x'.repeat(MAX_MANIFEST_BYTES)];
    expect(codeOf(() => manifestText({ ...MANIFEST, migrations }))).toBe('bundle_not_importable');
    expect(codeOf(() => requireFit({ tables: 99, files: 199_900 }))).toBeNull();
    expect(codeOf(() => requireFit({ tables: 99, files: 199_901 }))).toBe('bundle_not_importable');
  });

  it.each([
    'bonuses/x.pdf',
    'library/x/y.pdf',
    'Library/x.pdf',
    'backups/x.gz',
    'bundles/x.zip',
    'banners/x.png',
    'member-photos/x.webp.new',
    'faces/new-1/640.webp',
  ])('is refused with %s, which no archive holds', (path) => {
    const text = JSON.stringify({ ...MANIFEST, files: [{ ...PHOTO, path }] });
    expect(codeOf(() => parseManifest(text))).toBe('bundle_foreign_file');
  });

  it.each<[string, unknown, string]>([
    ['no JSON', '{', 'bundle_damaged'],
    ['of something else', { ...MANIFEST, format: 'summit-backup' }, 'bundle_not_archive'],
    ['no object', [MANIFEST], 'bundle_not_archive'],
    ['of a later format', { ...MANIFEST, version: 2 }, 'bundle_version_unknown'],
    ['without a date', { ...MANIFEST, exported_at: 'soon' }, 'bundle_damaged'],
    [
      'with a date that says more to a terminal',
      { ...MANIFEST, exported_at: '2025-11-20 (\u001b[2J)' },
      'bundle_damaged',
    ],
    ['without tables', { ...MANIFEST, tables: null }, 'bundle_damaged'],
    ['with a table that is a path', { ...MANIFEST, tables: [{ ...SIGNUPS, table: '../etc' }] }, 'bundle_damaged'],
    [
      'with a file that leaves its folder',
      { ...MANIFEST, files: [{ ...PHOTO, path: '../../etc/x' }] },
      'bundle_foreign_file',
    ],
    ['with an absolute path', { ...MANIFEST, files: [{ ...PHOTO, path: '/etc/x' }] }, 'bundle_foreign_file'],
    ['with a hidden file', { ...MANIFEST, files: [{ ...PHOTO, path: 'member-photos/.x' }] }, 'bundle_foreign_file'],
    ['with a file of no folder', { ...MANIFEST, files: [{ ...PHOTO, path: 'x.webp' }] }, 'bundle_foreign_file'],
    [
      'with a file in the place of a folder',
      { ...MANIFEST, files: [PHOTO, { ...PHOTO, path: `${PHOTO.path}/x.webp` }] },
      'bundle_foreign_file',
    ],
    ['with a file twice', { ...MANIFEST, files: [PHOTO, PHOTO] }, 'bundle_damaged'],
    ['with a table twice', { ...MANIFEST, tables: [SIGNUPS, SIGNUPS] }, 'bundle_damaged'],
    ['with rows that are no number', { ...MANIFEST, tables: [{ ...SIGNUPS, rows: '2' }] }, 'bundle_damaged'],
    ['with fewer than no bytes', { ...MANIFEST, tables: [{ ...SIGNUPS, bytes: -1 }] }, 'bundle_damaged'],
    ['with a checksum of another kind', { ...MANIFEST, tables: [{ ...SIGNUPS, sha256: 'a' }] }, 'bundle_damaged'],
  ])('is refused %s', (_what, manifest, code) => {
    const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
    expect(codeOf(() => parseManifest(text))).toBe(code);
  });
});

describe('what an archive declares', () => {
  it('may be imported by the release that wrote it', () => {
    expect(codeOf(() => checkDeclared(MANIFEST, FILES, RELEASE))).toBeNull();
  });

  it.each<[string, { manifest?: Partial<BundleManifest>; files?: DeclaredFile[]; tables?: string[] }, string]>([
    ['of another release', { manifest: { migrations: ['First1'] } }, 'bundle_release_differs'],
    ['with a table of another product', { tables: ['member'] }, 'bundle_foreign_file'],
    ['with a table too few', { tables: ['signup', 'member'] }, 'bundle_damaged'],
    [
      'with a file nobody lists',
      { files: [...FILES, { name: 'run.sh', size: 1, packedSize: 1 }] },
      'bundle_foreign_file',
    ],
    ['with a file missing', { files: FILES.slice(1) }, 'bundle_damaged'],
    [
      'with a file of another size',
      { files: [{ ...FILES[0]!, size: 41 }, ...FILES.slice(1)] },
      'bundle_checksum_wrong',
    ],
    [
      'that would fill the disk',
      { files: [{ ...FILES[0]!, size: 3_000_000_000, packedSize: 3_000_000 }, ...FILES.slice(1)] },
      'bundle_too_large',
    ],
    [
      'whose files are packed in more bytes than it has',
      { files: [{ ...FILES[0]!, packedSize: 900 }, ...FILES.slice(1)] },
      'bundle_too_large',
    ],
    [
      'that would fill the disk with many small files',
      {
        files: [
          ...FILES,
          ...Array.from({ length: 3 }, (_none, n) => ({ name: `${n}`, size: 1_000_000, packedSize: 200 })),
        ],
      },
      'bundle_too_large',
    ],
  ])('is refused %s', (_what, { manifest, files = FILES, tables = RELEASE.tables }, code) => {
    expect(codeOf(() => checkDeclared({ ...MANIFEST, ...manifest }, files, { ...RELEASE, tables }))).toBe(code);
  });
});
