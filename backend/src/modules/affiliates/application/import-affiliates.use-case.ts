import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EMAIL_MAX_LENGTH, isEmail, isReferralCode, normalizeEmail, normalizeReferralCode } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { ImportRuns, type ImportProgress } from '../../../platform/import-runs/import-runs.js';
import { EXTERNAL_AFFILIATES, type ExternalAffiliate, type ExternalAffiliates } from './external-affiliates.port.js';
import { NEW_AFFILIATES, type NewAffiliates } from './new-affiliates.port.js';
import type { NewAffiliate } from './speaker-accounts.port.js';

const MAX_NAME = 120;
const CONTROL = /[\u0000-\u001f\u007f]+/g;

export interface AffiliateImport {
  /** Codes of the new ones. */
  imported: string[];
  /** How many were here by code or address. */
  known: number;
  /** Identifiers at the platform of those without a code or address that can be used. */
  skipped: string[];
}

/**
 * Takes the affiliates of the external platform in (C-057): all that it lists or, when it fails on the way, nobody. Affiliates
 * that are known by code or address stay as they are, so it can be repeated. Nobody is mailed: invitations are sent from the list.
 */
@Injectable()
export class ImportAffiliatesUseCase {
  constructor(
    @Inject(EXTERNAL_AFFILIATES) private readonly platform: ExternalAffiliates,
    @Inject(NEW_AFFILIATES) private readonly affiliates: NewAffiliates,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ImportRuns) private readonly runs: Pick<ImportRuns, 'follow'>,
  ) {}

  /** Throws `import_running` and what the platform's `all` throws. */
  execute(): Promise<AffiliateImport> {
    return this.runs.follow('affiliates', async (progress) => {
      const listed = await this.platform.all(({ people, pages }) =>
        progress.reached({ done: people, total: null, pages }),
      );
      return this.add(listed, progress);
    });
  }

  private async add(listed: ExternalAffiliate[], progress: ImportProgress): Promise<AffiliateImport> {
    const now = this.clock.now();
    const usable = listed.filter(isUsable);
    const different = withoutRepeats(usable.map((one) => affiliateOf(one, now)));
    const imported = await this.transactions.transaction(async (tx) => {
      const added = await this.affiliates.addUnknown(tx, different);
      await progress.ended(tx, { imported: added.length, skipped: listed.length - added.length });
      return added;
    });
    return {
      imported,
      known: usable.length - imported.length,
      skipped: listed.filter((one) => !isUsable(one)).map(({ id }) => id),
    };
  }
}

const isUsable = ({ id, email }: ExternalAffiliate): boolean =>
  isReferralCode(id) && email.length <= EMAIL_MAX_LENGTH && isEmail(normalizeEmail(email));

function affiliateOf({ id, name, email, createdAt }: ExternalAffiliate, now: number): NewAffiliate {
  const shown = name.replace(CONTROL, ' ').trim().slice(0, MAX_NAME);
  return {
    id: randomUUID(),
    code: normalizeReferralCode(id),
    name: shown || id,
    email: normalizeEmail(email),
    at: Math.min(createdAt ?? now, now),
  };
}

/** The first of those that share a code or an address. */
function withoutRepeats(affiliates: NewAffiliate[]): NewAffiliate[] {
  const taken = new Set<string>();
  return affiliates.filter(({ code, email }) => {
    const isNew = !taken.has(code) && !taken.has(email);
    taken.add(code).add(email);
    return isNew;
  });
}
