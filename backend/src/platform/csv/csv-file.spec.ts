import { csvChunks, csvText } from './csv-file.js';

const HEAD = ['name', 'is_paid'];
const cells = ({ name, isPaid }: { name: string; isPaid: boolean }) => [name, isPaid];
const ZOE = { name: 'Zoë', isPaid: true };
const KAI = { name: 'Kai', isPaid: false };

async function* batchesOf<Row>(...batches: Row[][]) {
  yield* batches;
}
async function chunksOf(...batches: (typeof ZOE)[][]): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of csvChunks(HEAD, batchesOf(...batches), cells)) chunks.push(chunk);
  return chunks;
}

describe('a CSV file', () => {
  it('says that it is UTF-8, names its columns and tells yes from no', () => {
    expect(csvText(HEAD, [ZOE, KAI], cells)).toBe('\ufeff"name","is_paid"\r\n"Zoë","yes"\r\n"Kai","no"\r\n');
  });

  it('is the same in chunks, of which the first has been read', async () => {
    expect(await chunksOf([ZOE], [KAI])).toEqual(['\ufeff"name","is_paid"\r\n"Zoë","yes"\r\n', '"Kai","no"\r\n']);
  });

  it('has a head without rows', async () => {
    expect(await chunksOf()).toEqual(['\ufeff"name","is_paid"\r\n']);
  });
});
