import { AppError } from '../platform/errors/app-error.js';
import { asRefusal, showProgress } from './bundle-progress.js';
import { CommandRefused } from './run-command.js';

describe('what a command says of an archive', () => {
  it('tells each tenth of the way once', () => {
    const lines: string[] = [];
    const tell = showProgress((line) => lines.push(line));
    for (const rows of [5, 19, 25, 29, 60, 100]) tell({ rows, totalRows: 100 });
    expect(lines).toEqual([
      '19 % (19 of 100 rows)\n',
      '25 % (25 of 100 rows)\n',
      '60 % (60 of 100 rows)\n',
      '100 % (100 of 100 rows)\n',
    ]);
  });

  it('says why an archive was refused in the words of the catalog, and hides no other fault', () => {
    expect(() => asRefusal(new AppError('bundle_database_not_empty'))).toThrow(CommandRefused);
    expect(() => asRefusal(new AppError('bundle_database_not_empty'))).toThrow(/in use already.*Nothing was imported/);
    const other = new Error('no space left');
    expect(() => asRefusal(other)).toThrow(other);
  });
});
