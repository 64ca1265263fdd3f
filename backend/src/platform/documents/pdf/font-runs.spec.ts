import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { fontRuns } from './font-runs.js';
import { BRAND_FONTS, brandFontFile } from '../brand-fonts.js';

const shown = (text: string) =>
  fontRuns(text)
    .map((run) => (run.script === 'latin' ? run.text : `[${run.script}:${run.text}]`))
    .join('');

describe('the runs of a text', () => {
  it.each([
    ['Zoë Müller, $37.00', 'Zoë Müller, $37.00'],
    ['Łukasz Żak', '[latin-ext:Ł]ukasz [latin-ext:Ż]ak'],
    ['Zoe\u0308', 'Zoë'],
    ['Nguyễn Hương', 'Nguy[vietnamese:ễ]n H[vietnamese:ươ]ng'],
    ['Ελένη Ζαχαρίου', '[greek:Ελένη] [greek:Ζαχαρίου]'],
    ['Наталія Ґудзь', '[cyrillic:Наталія] [cyrillic:Ґудзь]'],
    ['Әсел', '[cyrillic-ext:Ә][cyrillic:сел]'],
    ['Ива\u0301н', '[cyrillic:Иван]'],
    ['two\n  lines', 'two lines'],
    ['王 Wang', '? Wang'],
    ['', ''],
  ])('of %p are %p', (text, runs) => expect(shown(text)).toBe(runs));
});

describe('the files of the faces', () => {
  it('have the letters that names of their languages are written with', () => {
    const ALPHABETS =
      'ąćęłńóśźż ăâîșț őű ğış čďěňřšťůž ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ αάβγδεέζηήθιίϊκλμνξοόπρσςτυύϋφχψωώ ' +
      'абвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюя ўђјљњћџѓќ әғқңөұүһ';
    const missing = [...ALPHABETS, ...ALPHABETS.toUpperCase()].flatMap((letter) =>
      fontRuns(letter).filter(({ text, script }) =>
        BRAND_FONTS.some((font) => {
          const file = create(readFileSync(brandFontFile(font, script))) as Font;
          return text !== letter || !file.characterSet.includes(letter.codePointAt(0) ?? 0);
        }),
      ),
    );
    expect(missing).toEqual([]);
  });
});
