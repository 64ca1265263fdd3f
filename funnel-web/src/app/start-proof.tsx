import { ProofPage } from '../pages/proof/ProofPage';
import { startReading } from './start-reading';

export const startProof = () => startReading(<ProofPage />);
