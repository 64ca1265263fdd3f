const ROUTER = /node_modules\/react-router\/dist\/development\/.*\.mjs$/;
const RIPPLE = /node_modules\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/;
const HOISTING = /node_modules\/hoist-non-react-statics\//;

/**
 * Leaves out of the scripts what our apps do not use of their libraries and no bundler can see. Where a library gets another form than
 * here, its part comes along again, and the byte budgets say so.
 *
 * - react-router's one file says nowhere that components and contexts may go when nobody asks for them: forms, scroll restoration, the
 *   error pages of its framework, warnings for developers. Its links can fetch what the next page needs, in its framework alone.
 * - Our theme turns the ripple of MUI's buttons off everywhere (`disableRipple`).
 * - Emotion takes `hoist-non-react-statics` for `withTheme` alone.
 */
export const slimLibraries = () => ({
  name: 'summit-slim-libraries',
  apply: /** @type {const} */ ('build'),
  config: () => ({
    build: { rolldownOptions: { treeshake: { moduleSideEffects: [{ test: HOISTING, sideEffects: false }] } } },
  }),
  load: { filter: { id: RIPPLE }, handler: () => 'export default () => null;' },
  transform: {
    filter: { id: ROUTER },
    /** @param {string} code */
    handler: (code) =>
      code
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(
          /^var (\w+) = (class extends React\d*\.Component \{.*?^\});$/gms,
          'var $1 = /* @__PURE__ */ (() => $2)();',
        )
        .replaceAll(/React\d*\.createElement\(PrefetchPageLinks, \{[^}]*\}\)/g, 'null')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
  },
});
