import type { ProofPageSwitch } from '@summit/contracts';
import { IsBoolean } from 'class-validator';

export class ProofPageDto implements ProofPageSwitch {
  @IsBoolean()
  shown: boolean;
}
