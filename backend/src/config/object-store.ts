import type { S3Settings } from './app-config.js';

interface FileStoreSettings {
  FILE_STORE: 'folder' | 's3';
  S3_BUCKET?: string;
  S3_REGION: string;
  S3_ENDPOINT?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
}

/** What is wrong with where files are to be kept. */
export function fileStoreProblems(env: FileStoreSettings): string[] {
  const problems: string[] = [];
  if (env.FILE_STORE === 's3' && !env.S3_BUCKET) problems.push('S3_BUCKET must be set with FILE_STORE=s3');
  // Photos would go into a folder of one machine while somebody believes them in the bucket.
  if (env.FILE_STORE === 'folder' && env.S3_BUCKET) problems.push('S3_BUCKET is set, so FILE_STORE must be s3');
  if (!env.S3_ACCESS_KEY_ID !== !env.S3_SECRET_ACCESS_KEY)
    problems.push(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or none for the rights of the machine',
    );
  return problems;
}

export function objectStoreOf(env: FileStoreSettings): S3Settings | null {
  if (env.FILE_STORE !== 's3' || !env.S3_BUCKET) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}
