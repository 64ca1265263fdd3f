import { Controller, Headers, type MessageEvent } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { adminLiveEndpoint } from '@summit/contracts';
import { take, type Observable } from 'rxjs';
import { Route } from '../../../platform/http/route.decorator.js';
import { LiveFeed } from '../live/live-feed.js';

@ApiTags('admin live')
@Controller()
export class LiveController {
  constructor(private readonly feed: LiveFeed) {}

  @Route(adminLiveEndpoint)
  live(@Headers('accept') accept = ''): Observable<MessageEvent> {
    const events = this.feed.events();
    return accept.includes('text/event-stream') ? events : events.pipe(take(1));
  }
}
