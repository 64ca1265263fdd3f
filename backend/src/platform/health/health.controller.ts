import { Controller, HttpStatus, Res } from '@nestjs/common';
import {
  healthLiveEndpoint,
  healthReadyEndpoint,
  type HealthLiveResponse,
  type HealthReadyResponse,
} from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { ProviderCircuits } from '../circuits/provider-circuits.js';
import { ApiTags } from '../http/api-description.js';
import { Route } from '../http/route.decorator.js';
import { Readiness } from './readiness.js';

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
    private readonly circuits: ProviderCircuits,
  ) {}

  /** The process runs. Stays 200 while the database is away: restarting us would not bring it back. */
  @Route(healthLiveEndpoint)
  live(): HealthLiveResponse {
    return { status: 'ok' };
  }

  /** The process should get traffic: 200, or 503 with the same shape. */
  @Route(healthReadyEndpoint)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthReadyResponse> {
    const checks = await this.readiness.check();
    const ready = Object.values(checks).every((check) => check === 'ok');
    if (!ready) reply.status(HttpStatus.SERVICE_UNAVAILABLE).header('retry-after', '1');
    return { status: ready ? 'ready' : 'unavailable', checks, providers: this.circuits.states() };
  }
}
