import {
  ALL_TIME_DAYS,
  FIGURES,
  FUNNEL_STAGES,
  REVENUE_PERIODS,
  SUMMIT_FILTERS,
  type AffiliatePerformanceQuery,
  type CustomersFileQuery,
  type CustomersQuery,
  type DaysQuery,
  type Figure,
  type FigureQuery,
  type FunnelDetailsQuery,
  type FunnelStage,
  type OrdersQuery,
  type OverviewQuery,
  type ProductFilter,
  type RevenueChartQuery,
  type RevenuePeriod,
  type SummitFilter,
  type TopAffiliatesQuery,
} from '@summit/contracts';
import { PRODUCTS } from '@summit/rules';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '../../../../platform/http/api-description.js';
import { EditionNamedBy } from '../../../../platform/http/edition-name.js';
import { PageQueryDto, RowCount, SearchTerm } from '../../../../platform/http/list-query.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

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

class DaysPageQueryDto extends IntersectionType(DaysQueryDto, PageQueryDto) {}

export class OverviewQueryDto extends DaysQueryDto implements OverviewQuery {
  @ApiPropertyOptional({ enum: SUMMIT_FILTERS, description: 'Or any other name of an edition (C-039)' })
  @IsIn(SUMMIT_FILTERS)
  @EditionNamedBy('slug')
  @IsOptional()
  summit?: SummitFilter;
}

export class FigureQueryDto extends IntersectionType(OverviewQueryDto, PageQueryDto) implements FigureQuery {
  @ApiProperty({ enum: FIGURES })
  @IsIn(FIGURES)
  figure: Figure;
}

export class OrdersQueryDto extends DaysPageQueryDto implements OrdersQuery {
  @SearchTerm()
  email?: string;

  @ApiPropertyOptional({ enum: PRODUCT_FILTERS })
  @IsIn(PRODUCT_FILTERS)
  @IsOptional()
  product?: ProductFilter;
}

export class CustomersFileQueryDto extends DaysQueryDto implements CustomersFileQuery {
  @SearchTerm({ maxLength: 64 })
  affiliate_code?: string;

  @SearchTerm()
  search?: string;
}

export class CustomersQueryDto
  extends IntersectionType(CustomersFileQueryDto, PageQueryDto)
  implements CustomersQuery {}

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
  @RowCount()
  limit?: number;
}

export class AffiliatePerformanceQueryDto extends DaysQueryDto implements AffiliatePerformanceQuery {
  @ApiPropertyOptional({ enum: PRODUCT_FILTERS })
  @IsIn(PRODUCT_FILTERS)
  @IsOptional()
  product_filter?: ProductFilter;
}
