import type { StaffRole } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services';
import { statusQuery } from './status-query';

/** Role of whoever is signed in; null until the server has said it. What it hides the server refuses anyway. */
export const useStaffRole = (): StaffRole | null => useQuery(statusQuery(useServices())).data?.role ?? null;
