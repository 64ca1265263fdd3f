import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type GetObjectCommandInput,
  type GetObjectCommandOutput,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/app-config.js';
import { checkedKey, type FileRequest, type FileStore, type StoredAnswer } from './file-store.port.js';
import { toOutage, statusOf, withOutageErrors } from './s3-outage.js';

/** What viewers and resumed downloads ask for; to every other kind the whole file is a right answer. */
const ONE_RANGE = /^bytes=\d+-\d*$/;
/**
 * ms. A server that does not answer must not hold a request for longer than a browser waits. `socketTimeout`: without a byte on the way, so
 * that large files may take their time; `requestTimeout` would be a warning only.
 */
const LIMITS = { connectionTimeout: 2_000, socketTimeout: 20_000, maxAttempts: 3 };

/** Objects of one bucket of a server that speaks S3; throws `service_unavailable` while it is away. Only `openFileStore` imports this file: the SDK takes 26 MB. */
export class S3FileStore implements FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, endpoint, credentials }: S3Settings, limits: Partial<typeof LIMITS> = {}) {
    const { maxAttempts, ...requestHandler } = { ...LIMITS, ...limits };
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      // Without them the SDK asks the machine: its role, its environment.
      ...(credentials && { credentials }),
      // Servers other than Amazon's know buckets as paths, and no checksums of the newest kind.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts,
      requestHandler,
    });
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.store({ Key: key, Body: bytes, ContentLength: bytes.length });
  }

  /** In one call: archives of more than 5 GB are refused by the server. */
  async moveIn(key: string, file: string): Promise<void> {
    checkedKey(key);
    const { size } = await stat(file);
    await this.store({ Key: key, Body: createReadStream(file), ContentLength: size });
    await rm(file);
  }

  async open(key: string): Promise<Readable | null> {
    return (await this.get({ Key: key }).catch(unlessGone))?.body ?? null;
  }

  async sizeOf(key: string): Promise<number | null> {
    const head = await this.answered(this.client.send(new HeadObjectCommand(this.named(key)))).catch(unlessGone);
    return head?.ContentLength ?? null;
  }

  async copyTo(key: string, file: string): Promise<boolean> {
    const source = await this.open(key);
    if (!source) return false;
    await pipeline(source, createWriteStream(file, { mode: 0o640, flags: 'wx' }));
    return true;
  }

  async answer(key: string, asked: FileRequest): Promise<StoredAnswer | null> {
    const { range } = asked;
    const since = new Date(asked['if-modified-since'] ?? '');
    try {
      const { found, body } = await this.get({
        Key: key,
        // S3 knows no If-Range: whoever asks with one gets the whole, which is always right.
        ...(range && ONE_RANGE.test(range) && !asked['if-range'] && { Range: range }),
        ...(asked['if-none-match'] && { IfNoneMatch: asked['if-none-match'] }),
        ...(!asked['if-none-match'] && !Number.isNaN(since.getTime()) && { IfModifiedSince: since }),
      });
      return { status: found.ContentRange ? 206 : 200, headers: headersOf(found), body };
    } catch (error) {
      const status = statusOf(error);
      if (status === 404) return null;
      if (status === 304 || status === 416) return { status, headers: {}, body: Readable.from([]) };
      throw error;
    }
  }

  async list(): Promise<string[]> {
    return this.keysOf({});
  }

  async remove(key: string): Promise<void> {
    await this.answered(this.client.send(new DeleteObjectCommand(this.named(key))));
  }

  async removeFolder(folder: string): Promise<void> {
    for (const key of await this.keysOf({ Prefix: `${checkedKey(folder)}/` })) await this.remove(key);
  }

  private async keysOf(where: { Prefix?: string }): Promise<string[]> {
    const keys: string[] = [];
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, ...where });
    for (;;) {
      const { value: page, done } = await this.answered(pages.next());
      if (done) return keys;
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
    }
  }

  private answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error: unknown) => {
      throw toOutage(error);
    });
  }

  private async store(what: Omit<PutObjectCommandInput, 'Bucket' | 'Key'> & { Key: string }): Promise<void> {
    await this.answered(this.client.send(new PutObjectCommand({ ...what, ...this.named(what.Key) })));
  }

  private async get(
    what: Omit<GetObjectCommandInput, 'Bucket'> & { Key: string },
  ): Promise<{ found: GetObjectCommandOutput; body: Readable }> {
    const found = await this.answered(this.client.send(new GetObjectCommand({ ...what, ...this.named(what.Key) })));
    // On Node.js it is always one.
    if (!(found.Body instanceof Readable)) throw new Error('The object store answered without a stream');
    return { found, body: withOutageErrors(found.Body) };
  }

  private named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: checkedKey(key) };
  }
}

function headersOf({
  ContentLength,
  ContentRange,
  ETag,
  LastModified,
}: GetObjectCommandOutput): Record<string, string> {
  return {
    'accept-ranges': 'bytes',
    ...(ContentLength !== undefined && { 'content-length': String(ContentLength) }),
    ...(ContentRange && { 'content-range': ContentRange }),
    ...(ETag && { etag: ETag }),
    ...(LastModified && { 'last-modified': LastModified.toUTCString() }),
  };
}

function unlessGone(error: unknown): null {
  if (statusOf(error) === 404) return null;
  throw error;
}
