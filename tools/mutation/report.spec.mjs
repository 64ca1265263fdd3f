import { notTried } from './report.mjs';

it('names the changes that are in no score because their run broke down', () => {
  const mutant = (line, status, statusReason) => ({ status, statusReason, location: { start: { line } } });
  const files = {
    'a.ts': { mutants: [mutant(1, 'Killed'), mutant(2, 'RuntimeError', 'it fails by itself'), mutant(3, 'Survived')] },
    'b.ts': { mutants: [mutant(4, 'Ignored'), mutant(5, 'RuntimeError')] },
  };
  expect(notTried({ files })).toEqual(['a.ts:2: it fails by itself', 'b.ts:5: no reason given']);
});
