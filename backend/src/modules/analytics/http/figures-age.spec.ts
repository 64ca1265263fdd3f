import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { FiguresAge } from '../../../platform/http/figures-age.interceptor.js';
import { DashboardController } from './dashboard.controller.js';
import { VisitsController } from './visits.controller.js';

/** The routes of a controller whose answers may name an age. */
function agedRoutes(controller: { prototype: object }): string[] {
  const handlers = Object.entries(Object.getOwnPropertyDescriptors(controller.prototype)).filter(
    ([name]) => name !== 'constructor',
  );
  const aged = (target: unknown) =>
    ((Reflect.getMetadata(INTERCEPTORS_METADATA, target as object) ?? []) as unknown[]).includes(FiguresAge);
  return handlers.flatMap(([name, { value }]) => (aged(controller) || aged(value) ? [name] : [])).toSorted();
}

describe('the age of figures', () => {
  it('stands only where a replica may have been asked: lists that somebody works on are read from the primary', () => {
    expect(agedRoutes(DashboardController)).toEqual([
      'affiliates',
      'figure',
      'funnelDetails',
      'overview',
      'productPerformance',
      'revenueChart',
      'topAffiliates',
    ]);
    expect(agedRoutes(VisitsController)).toEqual(['funnel', 'pageViews']);
  });
});
