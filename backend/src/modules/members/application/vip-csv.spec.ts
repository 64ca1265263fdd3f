import { MAX_IMPORT_ROWS, readVipCsv, type ImportRow } from './vip-csv.js';

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
const saidOf = (row: ImportRow): unknown =>
  'refusal' in row
    ? row.refusal
    : [row.user.email, row.user.name, row.user.summit1Access, row.user.summit2Access].join(' ');
const read = async (...lines: string[]) => (await readVipCsv(lines.join('\n'))).map(saidOf);

// C-097
describe('the file of a VIP import', () => {
  it('names its columns in any order and any case', async () => {
    expect(await read('Summit2_Access,NAME,summit1_access, email ', 'no,Zoe,yes, Zoe@Example.com ')).toEqual([
      'zoe@example.com Zoe true false',
    ]);
  });

  it.each([
    ['yes', 'no'],
    ['TRUE', 'False'],
    ['1', '0'],
    ['Yes', ''],
  ])('takes %s and "%s" for yes and no', async (yes, no) => {
    expect(await read('email,name,summit1_access,summit2_access', `a@b.cd,Al,${yes},${no}`)).toEqual([
      'a@b.cd Al true false',
    ]);
  });

  it('means the current edition where it has no columns for access', async () => {
    expect(await read('email,name', 'a@b.cd,Al')).toEqual(['a@b.cd Al false true']);
    expect(await read('email,name,summit1_access', 'a@b.cd,Al,yes')).toEqual(['a@b.cd Al true false']);
  });

  it.each([
    ['semicolons', 'email;name', 'a@b.cd;"Al; B"', 'a@b.cd Al; B false true'],
    ['tabs', 'email\tname', 'a@b.cd\tAl', 'a@b.cd Al false true'],
    ['empty lines before the first', '\n\n email;name', 'a@b.cd;Al', 'a@b.cd Al false true'],
    ['a byte order mark', '\ufeffemail,name', 'a@b.cd,Al', 'a@b.cd Al false true'],
    ['quotation marks', 'email,name', '"a@b.cd","Al ""The Ox"" B, Jr."', 'a@b.cd Al "The Ox" B, Jr. false true'],
    ['stray quotation marks', 'email,name', 'a@b.cd,Al "Ox" B', 'a@b.cd Al "Ox" B false true'],
    ['a formula', 'email,name', `a@b.cd,=cmd|'/c calc'!A1`, `a@b.cd =cmd|'/c calc'!A1 false true`],
  ])('may be written with %s', async (_what, header, row, said) => {
    expect(await read(header, row)).toEqual([said]);
  });

  it.each(['\r\n', '\n', '\r'])(
    'counts lines that end with %j, also inside of quotation marks (A-139)',
    async (end) => {
      const lines = ['email,name', `"a@b.cd","Al`, 'Ox"', 'no address,Bo', 'c@b.cd,Cy'];
      expect((await readVipCsv(lines.join(end))).map(({ line }) => line)).toEqual([3, 4, 5]);
    },
  );

  it('may mix the ends of its lines', async () => {
    expect((await readVipCsv('email,name\r\na@b.cd,Al\nb@b.cd,Bo\rc@b.cd,Cy')).map(saidOf)).toEqual([
      'a@b.cd Al false true',
      'b@b.cd Bo false true',
      'c@b.cd Cy false true',
    ]);
  });

  it('names line and reason of every bad row, and reads the others (A-139)', async () => {
    expect(
      await read(
        'email,name,summit1_access,summit2_access',
        'a@b.cd,Al,yes,no',
        '',
        'no address,Bo,yes,no',
        ',Cy,yes,no',
        'd@b.cd,,yes,no',
        'e@b.cd,Ed,maybe,no',
        'f@b.cd,Fi,yes,2',
        'g@b.cd,Gi,yes',
        'h@b.cd,Hi,yes,no,more',
        `i@b.cd,${'x'.repeat(201)},yes,no`,
        '"j@b.cd","Jo\nhn",yes,no',
        ' A@B.cd ,Twin,yes,no',
        'k@b.cd,Kim,no,no',
      ),
    ).toEqual([
      'a@b.cd Al true false',
      'Line 4: the email is not a valid address.',
      'Line 5: the email is missing.',
      'Line 6: the name is missing.',
      'Line 7: summit1_access must be yes or no.',
      'Line 8: summit2_access must be yes or no.',
      'Line 9: it has 3 values, the first line names 4 columns.',
      'Line 10: it has 5 values, the first line names 4 columns.',
      'Line 11: the name is longer than 200 characters.',
      'Line 13: the name holds a line break or another control character.',
      'Line 14: the email is already on line 2.',
      'k@b.cd Kim false false',
    ]);
  });

  it.each([
    ['is empty', '', 'csv_header_invalid'],
    ['has no header', 'a@b.cd,Al', 'csv_header_invalid'],
    ['does not name the emails', 'name,summit1_access\nAl,yes', 'csv_header_invalid'],
    ['names a column that nobody knows', 'email,name,sumit1_access\na@b.cd,Al,yes', 'csv_header_invalid'],
    ['names a column twice', 'email,name,name\na@b.cd,Al,Al', 'csv_header_invalid'],
    ['has no rows', 'email,name\n\n', 'csv_empty'],
    ['opens a quotation mark and never closes it', 'email,name\na@b.cd,"Al\nb@b.cd,Bo', 'csv_malformed'],
  ])('is refused when it %s', async (_what, text, code) => {
    expect(await codeOf(readVipCsv(text))).toBe(code);
  });

  it('knows an address in other letters that look alike as another one, and none that is too long', async () => {
    expect(
      await read(
        'email,name',
        'ann@b.cd,Ann',
        'ANN@B.CD,Ann',
        '\uff41\uff4e\uff4e@b.cd,Wide',
        '\u0430nn@b.cd,Cyrillic',
        'an\u200bn@b.cd,Invisible',
        `${'x'.repeat(250)}@b.cd,Long`,
      ),
    ).toEqual([
      'ann@b.cd Ann false true',
      'Line 3: the email is already on line 2.',
      'Line 4: the email is already on line 2.',
      '\u0430nn@b.cd Cyrillic false true',
      'Line 6: the email is not a valid address.',
      'Line 7: the email is not a valid address.',
    ]);
  });

  it('is read to its end where one cell is as long as a file may be', async () => {
    const cell = 'x'.repeat(10_000_000);
    expect(await read('email,name', `a@b.cd,${cell}`, `${cell}@b.cd,Bo`, 'c@b.cd,Cy')).toEqual([
      'Line 2: the name is longer than 200 characters.',
      'Line 3: the email is not a valid address.',
      'c@b.cd Cy false true',
    ]);
    expect(await codeOf(readVipCsv(`email,name\na@b.cd,"${cell}`))).toBe('csv_malformed');
    expect(await codeOf(readVipCsv(`"${'x\n'.repeat(1_000_000)}`))).toBe('csv_malformed');
    expect(await codeOf(readVipCsv(`email,name\na@b.cd,${'"'.repeat(1_000_001)}`))).toBe('csv_malformed');
  });

  it('may hold a hundred thousand rows and not one more', async () => {
    const rows = Array.from({ length: MAX_IMPORT_ROWS }, (_none, index) => `m${index}@b.cd,M`);
    const file = ['email,name', ...rows].join('\n');
    expect((await readVipCsv(file)).at(-1)).toMatchObject({ line: 100_001, user: { email: 'm99999@b.cd' } });
    expect(await codeOf(readVipCsv(`${file}\nlast@b.cd,M`))).toBe('csv_too_many_rows');
  });
});
