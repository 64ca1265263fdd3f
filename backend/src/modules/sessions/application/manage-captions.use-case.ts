import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { readCaptions, type FaultyLine } from '../domain/captions.js';
import { SessionCatalog } from './catalog.js';
import { SESSION_WORDS, type SessionWords } from './session-words.port.js';

/** Captions of sessions, as administrators bring them. */
@Injectable()
export class ManageCaptionsUseCase {
  constructor(
    private readonly catalog: SessionCatalog,
    @Inject(SESSION_WORDS) private readonly words: SessionWords,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers the number of captions. Throws `captions_invalid` and `captions_markup` with the lines to blame, `not_found`. */
  async save({ id, file, language, savedBy }: { id: string; file: string; language: string; savedBy: string }) {
    const { cues, faults } = readCaptions(file);
    if (!cues) throw refusalOf(faults);
    const captions = { language, cues, savedBy, at: this.clock.now() };
    if (!(await this.words.saveCaptions(id, captions))) throw new AppError('not_found');
    this.catalog.forget();
    return cues.length;
  }

  /** Throws `not_found` where there are none. */
  async delete(id: string): Promise<void> {
    if (!(await this.words.deleteCaptions(id))) throw new AppError('not_found');
    this.catalog.forget();
  }
}

/** `captions_markup` where nothing but markup is wrong. */
function refusalOf(faults: FaultyLine[]): AppError {
  const onlyMarkup = faults.every(({ fault }) => fault === 'markup');
  return new AppError(onlyMarkup ? 'captions_markup' : 'captions_invalid', { extra: { lines: faults } });
}
