import { ENDPOINT_SPECS, type EndpointSpec } from '@summit/contracts';
import { Controller, Get } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { HTTPMethods } from 'fastify';
import { declaredRoutes, requireDeclaredAccess, type DeclaredRoute } from '../../src/platform/http/access-audit.js';
import { startApp, type RunningApp } from '../harness/running-app.js';

const table: EndpointSpec[] = Object.values(ENDPOINT_SPECS);
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

  it('are the rows of the endpoint table: no route more, no route less', () => {
    expect(routes.map(nameOf).sort()).toEqual(table.map(nameOf).sort());
  });

  it('are each made from their row', () => {
    expect(routes.filter((route) => !route.endpoint || nameOf(route) !== nameOf(route.endpoint))).toEqual([]);
  });

  it('answer under the path of the table', () => {
    expect(table.filter((row) => !serves(row)).map(nameOf)).toEqual([]);
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
