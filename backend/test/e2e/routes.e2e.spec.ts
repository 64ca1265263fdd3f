import { ENDPOINTS, type EndpointSpec } from '@summit/contracts';
import { Controller, Get } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { declaredRoutes, requireDeclaredAccess, type DeclaredRoute } from '../../src/platform/http/access-audit.js';
import { startApp, type RunningApp } from '../harness/running-app.js';

const table = Object.values(ENDPOINTS) as EndpointSpec[];

describe('the routes of the application', () => {
  let running: RunningApp;
  let routes: DeclaredRoute[];
  beforeAll(async () => {
    running = await startApp();
    routes = declaredRoutes(running.app);
  });
  afterAll(() => running.stop());

  it('are found at all', () => {
    expect(routes.length).toBeGreaterThanOrEqual(10);
  });

  it('each declare who may call them', () => {
    expect(routes.filter((route) => route.access === undefined)).toEqual([]);
  });

  it('each stand in the endpoint table with the same method, path and access', () => {
    for (const { method, path, access } of routes) {
      expect([`${method} ${path}`, table.find((row) => row.method === method && row.path === path)?.access]).toEqual([
        `${method} ${path}`,
        access,
      ]);
    }
  });

  it('answer under the path of the table, and not 404', async () => {
    for (const { method, path } of routes.filter((route) => !route.path.includes(':'))) {
      const response = await running.fetch(path, { method });
      const unknown = response.status === 404 && path !== '/api/landing-page' && path !== '/api/landing-page/state';
      expect([method, path, unknown && path !== '/api/signup/invite-progress']).toEqual([method, path, false]);
    }
  });
});

describe('requireDeclaredAccess', () => {
  it('refuses to start with a route that says nothing', async () => {
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
