import { emptyRows, xlsx } from '../blocks.js';
import type { TemplateFile } from './template-file.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Columns B to M, one for each month. */
const MONTH_COLUMNS = MONTHS.map((_, n) => String.fromCharCode('B'.charCodeAt(0) + n));
const forEachMonth = (formula: (column: string, before: string | null) => string) =>
  MONTH_COLUMNS.map((column, n) => formula(column, MONTH_COLUMNS[n - 1] ?? null));
const emptyMonths = MONTHS.map(() => null);

/** The templates that calculate: workbooks whose formulas work as soon as a number is typed. */
export const WORKBOOK_TEMPLATES: readonly TemplateFile[] = [
  {
    fileName: '09-price-calculator.xlsx',
    title: 'Price calculator',
    about: 'From hours, costs and the margin you need to a price that you can say aloud.',
    content: xlsx({
      name: 'Price',
      intro: 'Type into column B, rows 4 to 9. The price and its parts are worked out below.',
      columns: [
        { title: 'Line', width: 40 },
        { title: 'Value', width: 14 },
        { title: 'How to find it', width: 60 },
      ],
      rows: [
        ['Hours of work for one', 6, 'Average of the last three, not the best'],
        ['What an hour has to bring', 55, 'Year\u2019s need divided by the hours that you can sell'],
        ['Material and fees', 30, 'Everything that is gone afterwards'],
        ['Fixed costs a month', 400, 'Also when nothing is sold'],
        ['Sold in a month', 5, 'In an ordinary month'],
        ['Reserve, share', 0.15, '0.15 is fifteen percent for what goes wrong'],
        ['Work', '=B4*B5', null],
        ['Share of the fixed costs', '=IF(B8>0,B7/B8,0)', null],
        ['Lowest price', '=B10+B6+B11', 'Below it you pay to work'],
        ['Price with reserve', '=B12/(1-B9)', null],
        ['Price to say aloud', '=ROUNDUP(B13/10,0)*10', 'Rounded up to tens'],
        ['Left in a month', '=(B14-B6)*B8-B7', 'For your hours and the tax'],
      ],
    }),
  },
  {
    fileName: '10-cash-plan.xlsx',
    title: 'Twelve-month cash plan',
    about: 'When the money is there, as opposed to when it was earned.',
    content: xlsx({
      name: 'Cash',
      intro:
        'Type what really comes and goes in the month in which it does. Row 4 begins with what is in the account today.',
      columns: [
        { title: 'Line', width: 30 },
        ...MONTHS.map((title) => ({ title, width: 10 })),
        { title: 'Year', width: 12 },
      ],
      rows: [
        ['At the beginning', 0, ...forEachMonth((_, before) => (before ? `=${before}16` : '')).slice(1), null],
        ['Sales', ...emptyMonths, '=SUM(B5:M5)'],
        ['Payment plans', ...emptyMonths, '=SUM(B6:M6)'],
        ['Other income', ...emptyMonths, '=SUM(B7:M7)'],
        ['Comes in', ...forEachMonth((column) => `=SUM(${column}5:${column}7)`), '=SUM(B8:M8)'],
        ['Material and fees', ...emptyMonths, '=SUM(B9:M9)'],
        ['Tools and rent', ...emptyMonths, '=SUM(B10:M10)'],
        ['People', ...emptyMonths, '=SUM(B11:M11)'],
        ['Tax', ...emptyMonths, '=SUM(B12:M12)'],
        ['Myself', ...emptyMonths, '=SUM(B13:M13)'],
        ['Refunds', ...emptyMonths, '=SUM(B14:M14)'],
        ['Goes out', ...forEachMonth((column) => `=SUM(${column}9:${column}14)`), '=SUM(B15:M15)'],
        ['At the end', ...forEachMonth((column) => `=${column}4+${column}8-${column}15`), '=M16'],
      ],
    }),
  },
  {
    fileName: '11-launch-week.xlsx',
    title: 'Launch week tracker',
    about: 'Five numbers a day, so that the evening decides with facts.',
    content: xlsx({
      name: 'Week',
      intro: 'Fill in at the same hour each evening. Shares are worked out.',
      columns: [
        { title: 'Day', width: 14 },
        { title: 'Saw the page', width: 14 },
        { title: 'Began to order', width: 16 },
        { title: 'Paid', width: 10 },
        { title: 'Asked something', width: 18 },
        { title: 'Began, share', width: 14 },
        { title: 'Paid, share', width: 14 },
        { title: 'What we change tomorrow', width: 44 },
      ],
      rows: [
        ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day, n) => [
          day,
          null,
          null,
          null,
          null,
          `=IF(B${4 + n}>0,C${4 + n}/B${4 + n},"")`,
          `=IF(C${4 + n}>0,D${4 + n}/C${4 + n},"")`,
          null,
        ]),
        [
          'All',
          '=SUM(B4:B10)',
          '=SUM(C4:C10)',
          '=SUM(D4:D10)',
          '=SUM(E4:E10)',
          '=IF(B11>0,C11/B11,"")',
          '=IF(C11>0,D11/C11,"")',
          null,
        ],
      ],
    }),
  },
  {
    fileName: '12-hours-log.xlsx',
    title: 'Hours log',
    about: 'Where a month goes, and what an hour of each kind of work brings.',
    content: xlsx(
      {
        name: 'Log',
        intro: 'One row for each piece of work. Use the same five words for the kind: sell, make, help, manage, learn.',
        columns: [
          { title: 'Date', width: 12 },
          { title: 'Kind', width: 12 },
          { title: 'What', width: 40 },
          { title: 'Hours', width: 10 },
          { title: 'Brought in', width: 12 },
        ],
        rows: emptyRows(60, () => [null, null, null, null, null]),
      },
      {
        name: 'Sums',
        intro: 'Worked out from the first tab.',
        columns: [
          { title: 'Kind', width: 14 },
          { title: 'Hours', width: 12 },
          { title: 'Brought in', width: 14 },
          { title: 'In an hour', width: 14 },
          { title: 'Share of the hours', width: 18 },
        ],
        rows: [
          ...['sell', 'make', 'help', 'manage', 'learn'].map((kind, n) => [
            kind,
            `=SUMIF(Log!B$4:B$63,A${4 + n},Log!D$4:D$63)`,
            `=SUMIF(Log!B$4:B$63,A${4 + n},Log!E$4:E$63)`,
            `=IF(B${4 + n}>0,C${4 + n}/B${4 + n},"")`,
            `=IF(B$9>0,B${4 + n}/B$9,"")`,
          ]),
          ['all', '=SUM(B4:B8)', '=SUM(C4:C8)', '=IF(B9>0,C9/B9,"")', null],
        ],
      },
    ),
  },
  {
    fileName: '13-content-calendar.xlsx',
    title: 'Content calendar',
    about: 'Thirteen weeks of letters and posts, each with the question it answers.',
    content: xlsx({
      name: 'Quarter',
      intro: 'One question a week, used three times. Leave weeks 5 and 10 free for what was asked meanwhile.',
      columns: [
        { title: 'Week', width: 8 },
        { title: 'Question, in the words of a reader', width: 46 },
        { title: 'Letter', width: 30 },
        { title: 'Post', width: 30 },
        { title: 'Answer on the site', width: 30 },
        { title: 'Replies', width: 10 },
      ],
      rows: Array.from({ length: 13 }, (_, n) => [
        n + 1,
        n === 4 || n === 9 ? 'Free: what was asked meanwhile' : null,
        null,
        null,
        null,
        null,
      ]),
    }),
  },
];
