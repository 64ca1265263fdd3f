import { FUNNEL_STAGES, type FunnelReport, type FunnelStage } from '@summit/contracts';

/** Stages whose people can be listed. */
export type ListedStage = Extract<FunnelStage, 'landing_page' | 'vip_page'>;

export interface ShownStage {
  stage: FunnelStage;
  name: string;
  views: number;
  conversions: number;
  /** What a conversion is here, in the singular. */
  unit: 'signup' | 'purchase';
  /** Percent; null where more was converted than views were counted, so that no percentage says anything. */
  rate: number | null;
  /** Length of the bar in percent of the longest. */
  length: number;
}

export const STAGE_NAMES: Readonly<Record<FunnelStage, string>> = {
  landing_page: 'Landing page',
  vip_page: 'VIP upgrade page',
  implementation_page: 'Implementation page',
  dfy_page: 'DFY page',
};

export const isListed = (stage: FunnelStage): stage is ListedStage => stage === 'landing_page' || stage === 'vip_page';

/** The stages from the first to the last, with what turned views into conversions. */
export function shownStages(report: FunnelReport): ShownStage[] {
  const widest = Math.max(...FUNNEL_STAGES.map((stage) => report[stage].views));
  return FUNNEL_STAGES.map((stage) => {
    const { views, conversion_rate } = report[stage];
    const [unit, conversions] =
      stage === 'landing_page'
        ? (['signup', report.landing_page.signups] as const)
        : (['purchase', report[stage].purchases] as const);
    const rate = conversions > views ? null : conversion_rate;
    const length = widest === 0 ? 0 : (views / widest) * 100;
    return { stage, name: STAGE_NAMES[stage], views, conversions, unit, rate, length };
  });
}
