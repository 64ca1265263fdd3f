import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { HealthLiveResponse, HealthReadyResponse } from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/access.decorators.js';
import { Readiness } from './readiness.js';

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process runs. Stays 200 while the database is away: restarting us would not bring it back. */
  @Get('live')
  live(): HealthLiveResponse {
    return { status: 'ok' };
  }

  /** The process should get traffic: 200, or 503 with the same shape. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<HealthReadyResponse> {
    const checks = await this.readiness.check();
    const ready = Object.values(checks).every((check) => check === 'ok');
    if (!ready) reply.status(HttpStatus.SERVICE_UNAVAILABLE).header('retry-after', '1');
    return { status: ready ? 'ready' : 'unavailable', checks };
  }
}
