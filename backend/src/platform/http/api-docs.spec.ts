import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { API_DOCS_PATH } from '@summit/contracts';
import { unitConfig } from '../../../test/harness/unit-config.js';
import { ApiProperty, ApiTags } from './api-description.js';
import { serveApiDocs } from './api-docs.js';

let isAway = true;

class GuestDto {
  @ApiProperty({ description: 'How to call the guest' })
  name: string;

  @ApiProperty({
    get description(): string {
      if (isAway) throw new Error('away');
      return 'Where the guest comes from';
    },
  })
  town: string;
}

@ApiTags('guests')
@Controller()
class GuestsController {
  @Post('guests')
  add(@Body() guest: GuestDto): GuestDto {
    return guest;
  }
}

@Module({ controllers: [GuestsController] })
class GuestsModule {}

interface Description {
  paths: Record<string, { post: { tags: string[] } }>;
  components: { schemas: Record<string, { required: string[]; properties: object }> };
}

describe('the page of the API', () => {
  it('is there after a first visit that failed, and misses nothing and says nothing twice', async () => {
    const app = await NestFactory.create<NestFastifyApplication>(GuestsModule, new FastifyAdapter(), { logger: false });
    serveApiDocs(app, unitConfig());
    await app.init();
    const visit = () => app.inject({ method: 'GET', url: `${API_DOCS_PATH}-json` });
    expect((await visit()).statusCode).toBe(500);

    isAway = false;
    const answer = await visit();
    expect(answer.statusCode).toBe(200);
    const { paths, components } = answer.json<Description>();
    expect(paths['/guests']!.post.tags).toEqual(['guests']);
    expect(components.schemas.GuestDto).toMatchObject({
      required: ['name', 'town'],
      properties: {
        name: { description: 'How to call the guest' },
        town: { description: 'Where the guest comes from' },
      },
    });
    await app.close();
  });
});
