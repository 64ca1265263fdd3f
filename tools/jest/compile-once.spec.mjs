import vm from 'node:vm';
import { compileOnce } from './compile-once.cjs';

const context = () => vm.createContext({ base: 10 });
const compile = (source, parsingContext = context()) =>
  compileOnce(source, ['n'], { filename: '/somewhere/sum.js', parsingContext });

describe('compiling a source once', () => {
  it('gives the same function to each context, and takes what V8 knows from the second time on', () => {
    const [first, second] = [compile('return base + n'), compile('return base + n', vm.createContext({ base: 20 }))];
    expect([first(1), second(1)]).toEqual([11, 21]);
    expect([first.cachedDataRejected, second.cachedDataRejected]).toEqual([undefined, false]);
  });

  it('compiles a changed source of the same length anew', () => {
    expect(compile('return base + n')(1)).toBe(11);
    expect(compile('return base - n')(1)).toBe(9);
  });

  it('tells of an error as before', () => {
    expect(() => compile('return (')).toThrow(/Unexpected end of input/);
  });
});
