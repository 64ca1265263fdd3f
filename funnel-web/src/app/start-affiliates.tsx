import { AffiliatesPage } from '../pages/affiliates/AffiliatesPage';
import { startReading } from './start-reading';

export const startAffiliates = () => startReading(<AffiliatesPage />);
