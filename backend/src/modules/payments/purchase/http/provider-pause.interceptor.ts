import {
  Injectable,
  mixin,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { catchError, throwError, type Observable } from 'rxjs';
import type { Provider } from '@summit/rules';
import { ProviderCircuits } from '../../../../platform/circuits/provider-circuits.js';
import { AppError } from '../../../../platform/errors/app-error.js';

/** Calls that fail while their provider is paused say in `Retry-After` how long the pause still lasts (reliability.md C8). */
export function ProviderPauseInterceptor(provider: Provider): Type<NestInterceptor> {
  @Injectable()
  class PauseInterceptor implements NestInterceptor {
    constructor(private readonly circuits: ProviderCircuits) {}

    intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
      return next.handle().pipe(catchError((error: unknown) => throwError(() => this.withRest(error))));
    }

    private withRest(error: unknown): unknown {
      if (!(error instanceof AppError) || error.status !== 503) return error;
      const retryAfter = this.circuits.pauseSeconds(provider);
      return retryAfter === 0 ? error : new AppError(error.code, { ...error, retryAfter });
    }
  }
  return mixin(PauseInterceptor);
}
