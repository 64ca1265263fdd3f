import { Controller, Headers, type MessageEvent } from '@nestjs/common';
import { adminLiveEndpoint, adminPayingNowEndpoint, type PayingNowResponse } from '@summit/contracts';
import { take, type Observable } from 'rxjs';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { LiveFeed } from '../live/live-feed.js';
import { PayingNowReadModel } from '../read-models/paying-now.read-model.js';

@ApiTags('admin live')
@Controller()
export class LiveController {
  constructor(
    private readonly feed: LiveFeed,
    private readonly paying: PayingNowReadModel,
  ) {}

  @Route(adminLiveEndpoint)
  live(@Headers('accept') accept = ''): Observable<MessageEvent> {
    const events = this.feed.events();
    return accept.includes('text/event-stream') ? events : events.pipe(take(1));
  }

  @Route(adminPayingNowEndpoint)
  async payingNow(): Promise<PayingNowResponse> {
    const { buyers, openCheckouts } = await this.paying.read();
    return { success: true, buyers, open_checkouts: openCheckouts };
  }
}
