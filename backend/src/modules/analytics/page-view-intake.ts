import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { isbot } from 'isbot';
import { Batcher } from '../../platform/database/batcher.js';
import type { PageView } from './page-view.js';
import { PageViewWriter } from './page-view-writer.js';

/** Takes page views in: drops robots, stores the rest in groups (F-247, F-248). */
@Injectable()
export class PageViewIntake implements BeforeApplicationShutdown {
  private readonly group: Batcher<PageView>;

  constructor(writer: PageViewWriter) {
    this.group = new Batcher<PageView>(async (views) => {
      await writer.write(views);
      return views.map(() => undefined);
    });
  }

  async take(view: PageView): Promise<void> {
    if (isbot(view.userAgent)) return;
    await this.group.add(view);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.group.drain();
  }
}
