import { fillFigures, type Figures } from '@summit/content';
import { PAGE_FIGURES } from './figures.baked';

const SHOWN: Figures = { ...PAGE_FIGURES, price: PAGE_FIGURES['vip.early'] };

/**
 * A text of the content with its amounts, such as `Get VIP access for $37`. It knows every figure but the policies' own, so what `check:content`
 * passes can be shown anywhere. `more` adds values only the page knows.
 */
export const withFigures = (text: string, more: Figures = {}): string => fillFigures(text, { ...SHOWN, ...more });
