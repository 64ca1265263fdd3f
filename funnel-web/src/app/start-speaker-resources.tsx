import { SpeakerResourcesPage } from '../pages/speaker-resources/SpeakerResourcesPage';
import { startReading } from './start-reading';

export const startSpeakerResources = () => startReading(<SpeakerResourcesPage />);
