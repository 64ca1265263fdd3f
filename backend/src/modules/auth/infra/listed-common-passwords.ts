import { Injectable } from '@nestjs/common';
import { loadOnce } from '../../../platform/cache/load-once.js';
import type { CommonPasswords } from '../application/common-passwords.port.js';

/** The 49,000 passwords that zxcvbn knows. Too large for a browser, so only the server looks at it, and loads it with the first new password. */
@Injectable()
export class ListedCommonPasswords implements CommonPasswords {
  private readonly listed = loadOnce(readList);

  async has(password: string): Promise<boolean> {
    const listed = await this.listed();
    return listed.has(password.toLowerCase());
  }
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary.passwords);
}
