const INSTRUCTIONS = new Set(
  'FROM ARG RUN COPY WORKDIR ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK CMD ENTRYPOINT LABEL'.split(' '),
);

export interface Instruction {
  name: string;
  /** Everything after the name, continued lines joined. */
  rest: string;
}

export interface Stage {
  image: string;
  name: string | null;
  instructions: Instruction[];
}

/** The stages of a Dockerfile. Throws where the builder would: unknown instruction, unknown stage, nothing to build on. */
export function readDockerfile(text: string): Stage[] {
  const joined = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n/g, ' ');
  const stages: Stage[] = [];
  for (const line of joined.split('\n').filter((one) => one.trim() !== '')) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!INSTRUCTIONS.has(name)) throw new Error(`No instruction: ${line}`);
    if (name === 'FROM') {
      const [, image = '', stage] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? [];
      if (image === '') throw new Error(`No image: ${line}`);
      stages.push({ image, name: stage ?? null, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`Before any FROM: ${line}`);
    const from = /--from=(\S+)/.exec(rest)?.[1];
    if (from && !stages.slice(0, -1).some((one) => one.name === from)) throw new Error(`No stage ${from}: ${line}`);
    stage.instructions.push({ name, rest: rest.replace(/\s+/g, ' ').trim() });
  }
  if (stages.length === 0) throw new Error('Nothing to build');
  return stages;
}

/** Files that COPY takes from the project, not from another stage. */
export const copiedFromProject = (stages: Stage[]): string[] =>
  stages
    .flatMap(({ instructions }) => instructions)
    .filter(({ name, rest }) => name === 'COPY' && !rest.includes('--from='))
    .flatMap(({ rest }) =>
      rest
        .split(' ')
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
    );
