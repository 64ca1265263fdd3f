import { adminExportCustomersEndpoint } from '@summit/contracts';
import { FakeFetch } from '../test/fake-fetch.js';
import { download, fileNameOf } from './download.js';

describe('download', () => {
  it('answers the bytes, their type and the name that the server gives', async () => {
    const api = FakeFetch.answeringText(200, 'name,email\r\n', {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="customers_7days.csv"',
    });
    const transport = { fetch: api.fetch, token: () => 'admin' };
    const file = await download(adminExportCustomersEndpoint, { query: { days: 7 } }, transport);
    expect(api.last.url).toBe('/api/admin/export/customers?days=7');
    expect(api.last.headers.get('Authorization')).toBe('Bearer admin');
    expect(file.name).toBe('customers_7days.csv');
    expect(file.type).toBe('text/csv; charset=utf-8');
    expect(new TextDecoder().decode(file.bytes)).toBe('name,email\r\n');
  });

  it('throws the refusal, not a file of it', async () => {
    const api = FakeFetch.answering(401, { code: 'unauthorized', detail: 'Sign in to continue.' });
    await expect(download(adminExportCustomersEndpoint, {}, { fetch: api.fetch })).rejects.toMatchObject({
      kind: 'http',
      status: 401,
      code: 'unauthorized',
      detail: 'Sign in to continue.',
    });
  });
});

describe('fileNameOf', () => {
  it.each([
    [null, null],
    ['inline', null],
    ['attachment; filename=overview.csv', 'overview.csv'],
    ['attachment; filename="100 ideas.pdf"', '100 ideas.pdf'],
    ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'f%C3%BCr%20dich.pdf', 'für dich.pdf'],
    ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'plain.pdf'],
  ])('reads %p as %p', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});
