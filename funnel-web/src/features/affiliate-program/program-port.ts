import { send } from '@summit/api-client';
import { affiliateProgramEndpoint, type AffiliateProgramResponse } from '@summit/contracts';
import { createContext, use, useEffect, useState } from 'react';

/** How people join, as the server says. Throws an ApiError when it can't be asked. */
export type ReadProgram = () => Promise<AffiliateProgramResponse>;

export const ReadProgramContext = createContext<ReadProgram>(() => send(affiliateProgramEndpoint));

export interface Program {
  /** Sign-up page of the external platform; null: our own form (C-057). */
  joinUrl: string | null;
  approvalNeeded: boolean;
}

/** What the HTML says: the settings of a new installation. */
const BUILT_IN: Program = { joinUrl: null, approvalNeeded: true };

/** How people join now; what was built in until the server has answered, or where it does not. */
export function useProgram(): Program {
  const read = use(ReadProgramContext);
  const [program, setProgram] = useState(BUILT_IN);
  useEffect(() => {
    let left = false;
    read().then(
      (answer) => {
        if (!left) setProgram({ joinUrl: answer.join_url, approvalNeeded: answer.approval_needed });
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [read]);
  return program;
}
