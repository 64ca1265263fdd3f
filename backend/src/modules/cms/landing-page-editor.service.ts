import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { LandingPageContent } from '@summit/contracts';
import { fingerprint } from '@summit/rules';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LandingPageVersion } from './entities/landing-page-version.entity.js';
import { LandingPage } from './entities/landing-page.entity.js';
import { LandingPageService } from './landing-page.service.js';

const KEY = 'landing';
const HISTORY_LENGTH = 30;

/** Who saves, and the page's `updatedAt` (ms) as they read it; null saves over whatever is there. */
export interface LandingPageSave {
  savedBy: string;
  seen: number | null;
}

export interface SavedLandingPage {
  before: LandingPage;
  after: LandingPage;
}

/** What administrators do with the published landing page. */
@Injectable()
export class LandingPageEditor {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly published: LandingPageService,
  ) {}

  current(): Promise<LandingPage | null> {
    return this.dataSource.getRepository(LandingPage).findOneBy({ key: KEY });
  }

  /** The last 30 states, newest first. */
  history(): Promise<LandingPageVersion[]> {
    return this.dataSource.getRepository(LandingPageVersion).find({ order: { id: 'DESC' }, take: HISTORY_LENGTH });
  }

  /** Publishes `content`. Throws `not_found` before the import, `edit_conflict`. */
  save(content: LandingPageContent, save: LandingPageSave): Promise<SavedLandingPage> {
    return this.publishing(
      (manager, before) => this.replace(manager, { before, content, restoredFrom: null, save }),
      save,
    );
  }

  /** Publishes an earlier version again. Throws `not_found` for a version that nobody knows, `edit_conflict`. */
  restore(id: number, save: LandingPageSave): Promise<SavedLandingPage> {
    return this.publishing(async (manager, before) => {
      const version = await manager.findOneBy(LandingPageVersion, { id });
      if (!version) throw new AppError('not_found');
      return this.replace(manager, { before, content: version.content, restoredFrom: id, save });
    }, save);
  }

  private async publishing(
    replace: (manager: EntityManager, before: LandingPage) => Promise<LandingPage>,
    { seen }: LandingPageSave,
  ): Promise<SavedLandingPage> {
    const saved = await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOne(LandingPage, { where: { key: KEY }, lock: { mode: 'pessimistic_write' } });
      if (!before) throw new AppError('not_found');
      if (seen !== null && seen !== before.updatedAt.getTime()) throw new AppError('edit_conflict');
      return { before, after: await replace(manager, before) };
    });
    this.published.forget();
    return saved;
  }

  private async replace(
    manager: EntityManager,
    change: { before: LandingPage; content: LandingPageContent; restoredFrom: number | null; save: LandingPageSave },
  ): Promise<LandingPage> {
    const { before, content, restoredFrom, save } = change;
    const version = fingerprint(content);
    // Saving what is there already takes nothing away from the next import.
    if (version === before.version) return before;
    // What an import has published has no row so far.
    const known = await manager.existsBy(LandingPageVersion, { savedAt: before.updatedAt });
    if (!known)
      await manager.insert(LandingPageVersion, {
        content: before.content,
        savedAt: before.updatedAt,
        savedBy: before.updatedBy,
      });
    // Two saves within a millisecond are two versions all the same.
    const updatedAt = new Date(Math.max(this.clock.now(), before.updatedAt.getTime() + 1));
    const after: LandingPage = { key: KEY, content, version, updatedAt, updatedBy: save.savedBy };
    await manager.save(LandingPage, after);
    await manager.insert(LandingPageVersion, { content, savedAt: updatedAt, savedBy: save.savedBy, restoredFrom });
    return after;
  }
}
