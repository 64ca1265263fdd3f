import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { readCaptions, type FaultyLine } from '../domain/captions.js';
import { SessionCatalog } from './catalog.js';
import { SESSION_WORDS, type CaptionsOutcome, type SeenCaptions, type SessionWords } from './session-words.port.js';

export interface CaptionsFile {
  /** Of the session. */
  id: string;
  file: string;
  language: string;
  savedBy: string;
  seen?: SeenCaptions;
}

/** Captions of sessions, as administrators bring them. */
@Injectable()
export class ManageCaptionsUseCase {
  constructor(
    private readonly catalog: SessionCatalog,
    @Inject(SESSION_WORDS) private readonly words: SessionWords,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Answers the number of captions. Throws `captions_invalid` and `captions_markup` with the lines to blame, `not_found`, `edit_conflict`
   * where somebody has saved or deleted captions since they were seen.
   */
  async save({ id, file, ...saved }: CaptionsFile): Promise<number> {
    const { cues, faults } = readCaptions(file);
    if (!cues) throw refusalOf(faults);
    const captions = { ...saved, cues, at: this.clock.now() };
    this.expectDone(await this.words.saveCaptions(id, captions));
    return cues.length;
  }

  /** Throws `not_found` where there are none, `edit_conflict` where they are not what was seen. */
  async delete(id: string, seen?: SeenCaptions): Promise<void> {
    this.expectDone(await this.words.deleteCaptions(id, seen));
  }

  private expectDone(outcome: CaptionsOutcome): void {
    if (outcome === 'gone') throw new AppError('not_found');
    if (outcome === 'changed') throw new AppError('edit_conflict');
    this.catalog.forget();
  }
}

/** `captions_markup` where nothing but markup is wrong. */
function refusalOf(faults: FaultyLine[]): AppError {
  const onlyMarkup = faults.every(({ fault }) => fault === 'markup');
  return new AppError(onlyMarkup ? 'captions_markup' : 'captions_invalid', { extra: { lines: faults } });
}
