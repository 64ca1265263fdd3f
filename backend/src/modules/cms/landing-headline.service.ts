import { Injectable } from '@nestjs/common';
import { HEADLINES } from '@summit/content';
import { AppError } from '../../platform/errors/app-error.js';
import type { LandingHeadline } from './cms.public.js';
import type { LandingPage } from './entities/landing-page.entity.js';
import { LandingPageEditor } from './landing-page-editor.service.js';
import { LandingPageService } from './landing-page.service.js';

@Injectable()
export class LandingHeadlineService implements LandingHeadline {
  constructor(
    private readonly editor: LandingPageEditor,
    private readonly shown: LandingPageService,
  ) {}

  async current(): Promise<string> {
    return (await this.page()).content.hero.title;
  }

  async edited(): Promise<string | null> {
    const page = await this.shown.current().catch((reason: unknown) => {
      // Before the import the page is the one that was built.
      if (reason instanceof AppError && reason.code === 'not_found') return null;
      throw reason;
    });
    const title = page?.content.hero.title ?? HEADLINES.A;
    return title === HEADLINES.A ? null : title;
  }

  async publish(title: string, savedBy: string): Promise<void> {
    const { content, updatedAt } = await this.page();
    const changed = { ...content, hero: { ...content.hero, title } };
    await this.editor.save(changed, { savedBy, seen: updatedAt.getTime() });
  }

  private async page(): Promise<LandingPage> {
    const page = await this.editor.current();
    if (!page) throw new AppError('not_found');
    return page;
  }
}
