import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/**
 * Work that is left when a process that ends has answered its last call: what it counted in memory. NestJS closes the database among the
 * last hooks of global modules; hooks of all other modules come before those, so the module of this one is none.
 */
@Injectable()
export class AfterLastAnswer implements OnApplicationShutdown {
  private readonly works: (() => Promise<void>)[] = [];

  /** `work` throws nothing. */
  do(work: () => Promise<void>): void {
    this.works.push(work);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.works.map((work) => work()));
  }
}
