import type { DownloadedFile, Endpoint, EndpointShape, ResponseOf } from '@summit/contracts';
import type { CallArguments } from './call-options.js';
import { exchange } from './exchange.js';

export type FileEndpoint<E> = ResponseOf<E> extends DownloadedFile ? E : never;

/** File name of a `Content-Disposition` header; the encoded form wins over the plain one. */
export function fileNameOf(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // Badly encoded: the plain form may still be there.
    }
  }
  const plain = /filename="([^"]*)"|filename=([^;\s]+)/i.exec(disposition ?? '');
  return plain?.[1] ?? plain?.[2] ?? null;
}

export async function readFile(response: Response): Promise<DownloadedFile> {
  return {
    name: fileNameOf(response.headers.get('Content-Disposition')),
    type: response.headers.get('Content-Type') ?? 'application/octet-stream',
    bytes: await response.arrayBuffer(),
  };
}

/** Makes one call that answers a file: exports with a bearer, bonus files. Throws ApiError. */
export async function download<E extends Endpoint<EndpointShape>>(
  endpoint: E & FileEndpoint<E>,
  ...[options, transport]: CallArguments<E>
): Promise<DownloadedFile> {
  return exchange({ endpoint, options, transport }, readFile);
}
