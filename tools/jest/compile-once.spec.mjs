import vm from 'node:vm';
import { compileOnce, ownContext } from './compile-once.cjs';

const context = () => vm.createContext({ base: 10 });
const compile = (source, parsingContext = context()) =>
  compileOnce(source, ['n'], { filename: '/somewhere/sum.js', parsingContext });

describe('compiling a source once', () => {
  it('makes one script, and of it a function for each context', () => {
    const { Script } = vm;
    const made = [];
    vm.Script = class extends Script {
      constructor(source, options) {
        super(source, options);
        made.push(options.filename);
      }
    };
    const [first, second] = [compile('return base + n'), compile('return base + n', vm.createContext({ base: 20 }))];
    vm.Script = Script;
    expect([first(1), second(1)]).toEqual([11, 21]);
    expect(made.filter((name) => name === '/somewhere/sum.js')).toHaveLength(1);
  });

  it('compiles a changed source of the same length anew', () => {
    expect(compile('return base + n')(1)).toBe(11);
    expect(compile('return base - n')(1)).toBe(9);
  });

  it('runs it in the context of the process where it is told to', () => {
    const own = vm.runInThisContext('Array');
    expect(compile('return Array', ownContext)(1)).toBe(own);
    expect(compile('return Array', vm.createContext())(1)).not.toBe(own);
  });

  it.each([vm.createContext(), ownContext])('tells of an error as before', (parsingContext) => {
    expect(() => compile('return (', parsingContext)).toThrow(/Unexpected end of input/);
  });
});
