import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PROVIDERS, type Provider } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Installation } from '../../../platform/installation/installation.js';
import { PROVIDER_BOOKS, type ProviderBooksByName, type ProviderLine } from '../../payments/payments.public.js';
import { differencesOf, lostFeeDifference } from '../domain/compare-reference.js';
import { isOfOthers } from './lines-of-others.js';
import type { ReferenceLines } from '../domain/reference-lines.js';
import { BookFees } from './book-fees.js';
import { BOTH_BOOKS, type BothBooks } from './both-books.port.js';
import { DIFFERENCES, type Differences } from './differences.port.js';
import { NameLines } from './name-lines.js';
import { isProviderSilence } from './provider-silence.js';
import { PROVIDER_LINES, type ProviderLines } from './provider-lines.port.js';
import { RECONCILIATION_RUNS, type ReconciliationRuns, type RunFigures } from './reconciliation-runs.port.js';
import { daysOf, spanToRead, type Span } from './span-to-read.js';
import { DifferenceNotifier } from './difference-notifier.js';

/** Lines and references that are in memory at once. */
const AT_ONCE = 1_000;

type Outcome = 'done' | 'nothing_to_do' | 'under_way';

/**
 * Compares our book with the providers' own, reference by reference, and books their fees (A-064). Everything it does can be done again:
 * a run that was killed leaves what it read, and the next one begins anew.
 */
@Injectable()
export class ReconcileUseCase {
  constructor(
    @Inject(PROVIDER_BOOKS) private readonly providers: ProviderBooksByName,
    @Inject(RECONCILIATION_RUNS) private readonly runs: ReconciliationRuns,
    @Inject(PROVIDER_LINES) private readonly kept: ProviderLines,
    @Inject(BOTH_BOOKS) private readonly books: BothBooks,
    @Inject(DIFFERENCES) private readonly differences: Differences,
    @Inject(NameLines) private readonly names: Pick<NameLines, 'of'>,
    private readonly fees: BookFees,
    private readonly tell: DifferenceNotifier,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Installation) private readonly installation: Pick<Installation, 'mark'>,
  ) {}

  /** Whether there are days whose books are final. */
  async isDue(): Promise<boolean> {
    return (await this.span()) !== null;
  }

  /** `askedBy`: the id of staff; null for the nightly run. Throws what the provider's adapter throws; the run is noted as failed. */
  async run(askedBy: string | null): Promise<Outcome> {
    return (await this.runs.alone(() => this.runAlone(askedBy))) ?? 'under_way';
  }

  private async runAlone(askedBy: string | null): Promise<Outcome> {
    const span = await this.span();
    if (!span) return 'nothing_to_do';
    const id = randomUUID();
    await this.runs.begin({ id, askedBy, span, at: this.clock.now() });
    try {
      const figures: RunFigures = { lines: 0, feesBooked: 0, differences: 0, linesOfOthers: 0 };
      for (const provider of PROVIDERS) {
        figures.lines += await this.read(id, provider, span);
        await this.compare(id, provider, { span, figures });
      }
      await this.differences.noteGone(id, span, this.clock.now());
      figures.differences = await this.differences.seenCount(id);
      await this.runs.end(id, figures, this.clock.now());
    } catch (error) {
      await this.runs.fail(id, failureOf(error), this.clock.now());
      throw error;
    }
    await this.tell.standing();
    return 'done';
  }

  private async span(): Promise<Span | null> {
    const [firstBookedAt, readUntil, oldestOpenAt] = await Promise.all([
      this.books.firstBookedAt(),
      this.runs.readUntil(),
      this.differences.oldestOpenAt(),
    ]);
    return spanToRead({ now: this.clock.now(), firstBookedAt, readUntil, oldestOpenAt });
  }

  private async read(runId: string, provider: Provider, span: Span): Promise<number> {
    let count = 0;
    let batch: ProviderLine[] = [];
    const named = this.names.of(provider);
    const keep = async (lines: ProviderLine[]): Promise<void> => this.kept.keep(runId, provider, await named(lines));
    for await (const line of this.providers[provider].lines(span.from, span.until)) {
      batch.push(line);
      count += 1;
      if (batch.length < AT_ONCE) continue;
      await keep(batch);
      batch = [];
    }
    await keep(batch);
    await this.kept.forgetUnread(runId, provider, span);
    return count;
  }

  private async compare(
    runId: string,
    provider: Provider,
    { span, figures }: { span: Span; figures: RunFigures },
  ): Promise<void> {
    const mark = await this.installation.mark();
    for await (const groups of this.groupsOf(provider, span)) {
      const ours = groups.filter((group) => !isOfOthers(group, mark));
      const others = groups.filter((group) => !ours.includes(group));
      figures.linesOfOthers += others.reduce((count, { theirs }) => count + theirs.length, 0);
      const { booked, groups: withFees } = await this.fees.book(ours);
      const found = withFees.flatMap(differencesOf);
      await this.differences.note(runId, found, this.clock.now());
      figures.feesBooked += booked;
    }
    const lost = await this.books.feesWithoutLine(provider, span);
    await this.differences.note(runId, lost.map(lostFeeDifference), this.clock.now());
  }

  /** Day by day, so that no list of all names is sorted again for each page of it. */
  private async *groupsOf(provider: Provider, span: Span): AsyncGenerator<ReferenceLines[]> {
    for (const day of daysOf(span)) {
      let after = '';
      for (;;) {
        const references = await this.books.references(provider, day, { after, limit: AT_ONCE });
        if (references.length > 0) yield await this.books.linesOf(provider, references);
        if (references.length < AT_ONCE) break;
        after = references.at(-1)!;
      }
    }
  }
}

/** For an operator, who can't mend either; the log has the error itself. */
const failureOf = (error: unknown): string =>
  isProviderSilence(error)
    ? 'A payment provider did not answer. It is tried again.'
    : 'It stopped because of a fault, which the log names. It is tried again.';
