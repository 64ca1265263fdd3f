import { ENDPOINT_SPECS, type EndpointSpec } from '@summit/contracts';
import { Controller, Get } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { HTTPMethods } from 'fastify';
import { declaredRoutes, requireDeclaredAccess, type DeclaredRoute } from '../../src/platform/http/access-audit.js';
import { startApp, type RunningApp } from '../harness/running-app.js';

const table: EndpointSpec[] = Object.values(ENDPOINT_SPECS);
const built = table.filter(({ planned }) => !planned);
const planned = table.filter(({ planned }) => planned);
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

describe('the routes of the application', () => {
  let running: RunningApp;
  let routes: DeclaredRoute[];
  beforeAll(async () => {
    running = await startApp();
    routes = declaredRoutes(running.app);
  });
  afterAll(() => running.stop());

  const serves = ({ method, path }: EndpointSpec): boolean =>
    running.app
      .getHttpAdapter()
      .getInstance()
      .hasRoute({ method: method as HTTPMethods, url: path });

  it('are the rows of the endpoint table that are not planned: no route more, no route less', () => {
    expect(routes.map(nameOf).sort()).toEqual(built.map(nameOf).sort());
  });

  it('are each made from their row', () => {
    expect(routes.filter((route) => !route.endpoint || nameOf(route) !== nameOf(route.endpoint))).toEqual([]);
  });

  it('answer under the path of the table', () => {
    expect(built.filter((row) => !serves(row)).map(nameOf)).toEqual([]);
  });

  it('do not exist where a row is only planned', async () => {
    expect(planned.filter(serves).map(nameOf)).toEqual([]);
    for (const { method, path } of planned) {
      const response = await running.fetch(path.replace(/:\w+/g, '1'), { method });
      expect([method, path, response.status]).toEqual([method, path, 404]);
    }
  });
});

describe('requireDeclaredAccess', () => {
  it('refuses to start with a route that is no row of the table', async () => {
    @Controller('secret')
    class SecretController {
      @Get()
      read(): string {
        return 'secret';
      }
    }
    const module = await Test.createTestingModule({
      imports: [DiscoveryModule],
      controllers: [SecretController],
    }).compile();
    const app = module.createNestApplication(new FastifyAdapter());
    expect(() => requireDeclaredAccess(app)).toThrow('SecretController.read');
    await app.close();
  });
});
