import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { PageQueryDto, RowCount, SearchTerm } from './list-query.js';

class FewGuestsQuery extends PageQueryDto {
  @RowCount({ max: 100 })
  override limit?: number;

  @SearchTerm({ maxLength: 5 })
  search?: string;
}

const broken = (query: object, type: new () => object = PageQueryDto) =>
  validateSync(plainToInstance(type, query)).map(({ property }) => property);

describe('the query of a list', () => {
  it('reads the numbers of an address', () => {
    expect(plainToInstance(PageQueryDto, { limit: '50', skip: '100' })).toEqual({ limit: 50, skip: 100 });
    expect(broken({})).toEqual([]);
  });

  it.each([{ limit: '0' }, { limit: '1001' }, { limit: '1.5' }, { limit: 'all' }, { skip: '-1' }, { skip: '1e10' }])(
    'refuses %j',
    (query) => expect(broken(query)).toEqual(Object.keys(query)),
  );

  it('can allow fewer rows', () => {
    expect(broken({ limit: '100', skip: '0' }, FewGuestsQuery)).toEqual([]);
    expect(broken({ limit: '101' }, FewGuestsQuery)).toEqual(['limit']);
  });

  it('searches for printable text of a limited length', () => {
    expect(broken({ search: 'ann' }, FewGuestsQuery)).toEqual([]);
    for (const search of ['longer', 'a\u0000', ['ann']]) expect(broken({ search }, FewGuestsQuery)).toEqual(['search']);
  });
});
