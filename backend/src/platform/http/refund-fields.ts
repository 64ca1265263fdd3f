import { applyDecorators } from '@nestjs/common';
import { IsNumber, IsOptional, Max, Min } from 'class-validator';
import { ApiPropertyOptional } from './api-description.js';
import { failsWith } from './validation.pipe.js';

const MAX_DOLLARS = 1_000_000;

/** How much of an order goes back; left out: all that is kept of it. */
export const RefundAmountField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ description: 'Dollars', minimum: 0.01 }),
    IsOptional(),
    IsNumber({ maxDecimalPlaces: 2 }, failsWith('refund_exceeds_kept')),
    Min(0.01, failsWith('refund_exceeds_kept')),
    Max(MAX_DOLLARS, failsWith('refund_exceeds_kept')),
  );

/** What was kept of the order on the page that the decision was made on. */
export const SeenKeptField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ description: 'Dollars', minimum: 0 }),
    IsOptional(),
    IsNumber({ maxDecimalPlaces: 2 }),
    Min(0),
    Max(MAX_DOLLARS),
  );
