import { Body, Controller, Header, Param } from '@nestjs/common';
import {
  saveWatchPositionEndpoint,
  watchPositionsEndpoint,
  type WatchPosition,
  type WatchPositionResponse,
  type WatchPositionsResponse,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { WatchPositionsUseCase } from '../application/watch-positions.use-case.js';
import type { WatchPosition as StoredPosition } from '../application/watch-positions.port.js';
import { WatchedSessionDto, WatchPositionDto } from './dto/sessions.dto.js';

const present = (position: StoredPosition): WatchPosition => ({
  session_id: position.sessionId,
  seconds: position.seconds,
  duration_seconds: position.durationSeconds,
  watched: position.watched,
  updated_at: new Date(position.updatedAt).toISOString(),
});

/** Where members go on watching. */
@ApiTags('sessions')
@Controller()
export class WatchingController {
  constructor(private readonly watching: WatchPositionsUseCase) {}

  @Route(watchPositionsEndpoint)
  @Header('cache-control', 'no-store')
  async list(@CurrentPrincipal() { id }: Principal): Promise<WatchPositionsResponse> {
    return { success: true, positions: (await this.watching.list(id)).map(present) };
  }

  /** A player that is running says so every few seconds. */
  @Route(saveWatchPositionEndpoint)
  @Limited({ name: 'watch-position', limit: 240, seconds: 60 })
  async save(
    @CurrentPrincipal() { id }: Principal,
    @Param() { session_id }: WatchedSessionDto,
    @Body() { seconds, duration_seconds, watched }: WatchPositionDto,
  ): Promise<WatchPositionResponse> {
    const given = { seconds, durationSeconds: duration_seconds ?? null, watched };
    return { success: true, position: present(await this.watching.save(id, session_id, given)) };
  }
}
