import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
export async function writeReport(result, out) {
  await mkdir(out, { recursive: true });
  const json = path.join(out, 'rehearsal.json');
  await writeFile(json, JSON.stringify({ ...result, measurements: undefined, books: undefined, prediction: {...result.prediction, totals: undefined} }, null, 1));
  return json;
}
