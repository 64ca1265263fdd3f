import { StreamableFile } from '@nestjs/common';
import { asStream } from '../csv/as-stream.js';
import { primed } from '../csv/primed.js';
import { isDatabaseUnavailable } from '../database/unavailable.js';
import { AppError } from '../errors/app-error.js';

const headersOf = (name: string) => ({
  type: 'text/csv; charset=utf-8',
  disposition: `attachment; filename="${name}"`,
});

/** A CSV file of a size that fits into an answer. */
export function csvFile(name: string, text: string): StreamableFile {
  const bytes = Buffer.from(text);
  return new StreamableFile(bytes, { ...headersOf(name), length: bytes.length });
}

/** A CSV file as long as it may be. Errors of the first reading are an answer with a status: `export_failed`. */
export async function csvStream(name: string, chunks: AsyncGenerator<string>): Promise<StreamableFile> {
  const lines = await primed(chunks).catch((error: unknown) => {
    throw error instanceof AppError || isDatabaseUnavailable(error)
      ? error
      : new AppError('export_failed', { cause: error });
  });
  return new StreamableFile(asStream(lines), headersOf(name));
}
