import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { CommonPasswords } from '../application/common-passwords.port.js';

/** The 49,000 passwords that zxcvbn knows. Too large for a browser, so only the server looks at it. */
@Injectable()
export class ListedCommonPasswords implements CommonPasswords {
  private listed: Set<string> | undefined;

  has(password: string): boolean {
    this.listed ??= new Set(dictionary.passwords);
    return this.listed.has(password.toLowerCase());
  }
}
