import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import {
  ALL_TIME_DAYS,
  FUNNEL_STAGES,
  REVENUE_PERIODS,
  SUMMIT_FILTERS,
  summitEdition,
  type AffiliatePerformanceQuery,
  type CustomersQuery,
  type DaysQuery,
  type FunnelDetailsQuery,
  type FunnelStage,
  type OrdersQuery,
  type OverviewQuery,
  type PageQuery,
  type ProductFilter,
  type RevenueChartQuery,
  type RevenuePeriod,
  type SummitFilter,
  type TopAffiliatesQuery,
} from '@summit/contracts';
import { PRODUCTS } from '@summit/rules';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { failsWith } from '../../../../platform/http/validation.pipe.js';
import { PRINTABLE } from '../../../../platform/http/text-rules.js';

const MAX_ROWS = 1_000;
const MAX_SKIPPED = 1_000_000_000;
const PRODUCT_FILTERS = [...PRODUCTS, 'all'] as const;

export class DaysQueryDto implements DaysQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: ALL_TIME_DAYS })
  @Max(ALL_TIME_DAYS)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  days?: number;
}

export class PlansQueryDto implements PageQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: MAX_ROWS })
  @Max(MAX_ROWS)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  limit?: number;

  @ApiPropertyOptional({ minimum: 0 })
  @Max(MAX_SKIPPED)
  @Min(0)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  skip?: number;
}

class PageQueryDto extends IntersectionType(DaysQueryDto, PlansQueryDto) {}

export class OverviewQueryDto extends DaysQueryDto implements OverviewQuery {
  @ApiPropertyOptional({ enum: SUMMIT_FILTERS, description: 'Or any other name of an edition (C-039)' })
  @IsIn(SUMMIT_FILTERS)
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (summitEdition(value)?.slug ?? value) : value,
  )
  @IsOptional()
  summit?: SummitFilter;
}

export class OrdersQueryDto extends PageQueryDto implements OrdersQuery {
  @ApiPropertyOptional()
  @MaxLength(254)
  @Matches(PRINTABLE)
  @IsString()
  @IsOptional()
  email?: string;

  @ApiPropertyOptional({ enum: PRODUCT_FILTERS })
  @IsIn(PRODUCT_FILTERS)
  @IsOptional()
  product?: ProductFilter;
}

export class CustomersQueryDto extends PageQueryDto implements CustomersQuery {
  @ApiPropertyOptional()
  @MaxLength(64)
  @Matches(PRINTABLE)
  @IsString()
  @IsOptional()
  affiliate_code?: string;

  @ApiPropertyOptional()
  @MaxLength(254)
  @Matches(PRINTABLE)
  @IsString()
  @IsOptional()
  search?: string;
}

export class FunnelDetailsQueryDto extends DaysQueryDto implements FunnelDetailsQuery {
  @ApiProperty({ enum: FUNNEL_STAGES })
  @IsIn(FUNNEL_STAGES, failsWith('funnel_stage_unknown'))
  stage: FunnelStage;
}

export class RevenueChartQueryDto extends DaysQueryDto implements RevenueChartQuery {
  @ApiPropertyOptional({ enum: REVENUE_PERIODS })
  @IsIn(REVENUE_PERIODS)
  @IsOptional()
  period?: RevenuePeriod;
}

export class TopAffiliatesQueryDto extends DaysQueryDto implements TopAffiliatesQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: MAX_ROWS })
  @Max(MAX_ROWS)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  limit?: number;
}

export class AffiliatePerformanceQueryDto extends DaysQueryDto implements AffiliatePerformanceQuery {
  @ApiPropertyOptional({ enum: PRODUCT_FILTERS })
  @IsIn(PRODUCT_FILTERS)
  @IsOptional()
  product_filter?: ProductFilter;
}
