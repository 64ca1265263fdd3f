const ROUTER = /node_modules\/react-router\/dist\/development\/.*\.mjs$/;
const RIPPLE = /node_modules\/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/;
const COLOR_SCHEME_SCRIPT = /node_modules\/@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/;
const VALID_PROPS = /node_modules\/@emotion\/is-prop-valid\/dist\/.*\.js$/;
const HOISTING = /node_modules\/hoist-non-react-statics\//;

/**
 * Leaves out of the scripts what our apps do not use of their libraries and no bundler can see. Where a library gets another form than
 * here, its part comes along again, and the byte budgets say so.
 *
 * - react-router's one file says nowhere that components and contexts may go when nobody asks for them: forms, scroll restoration, the
 *   error pages of its framework, warnings for developers. Its links can fetch what the next page needs, in its framework alone.
 *   Nor do our apps have a "data router": what asks for its state finds none.
 * - Our theme turns the ripple of MUI's buttons off everywhere (`disableRipple`).
 * - Emotion takes `hoist-non-react-statics` for `withTheme` alone.
 * - MUI's script before the first paint never runs: our pages have one of their own.
 * - Emotion knows the attributes of SVG for `styled('svg')` without a slot, which nobody makes here; of HTML it keeps all.
 */
export const slimLibraries = () => ({
  name: 'summit-slim-libraries',
  apply: /** @type {const} */ ('build'),
  config: () => ({
    build: { rolldownOptions: { treeshake: { moduleSideEffects: [{ test: HOISTING, sideEffects: false }] } } },
  }),
  load: { filter: { id: RIPPLE }, handler: () => 'export default () => null;' },
  transform: {
    filter: { id: [ROUTER, COLOR_SCHEME_SCRIPT, VALID_PROPS] },
    /**
     * @param {string} code
     * @param {string} id
     */
    handler: (code, id) => {
      if (VALID_PROPS.test(id)) return code.replace(/\|accentHeight\|.*?\|zoomAndPan\b/, '');
      if (COLOR_SCHEME_SCRIPT.test(id)) return withoutScript(code);
      return withoutFramework(code);
    },
  },
});

/** @param {string} code */
const withoutFramework = (code) =>
  code
    .replaceAll(/React\d*\.useContext\(DataRouter(State)?Context\)/g, 'null')
    .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;')
    .replace(/\(match\.route\.ErrorBoundary \|\| .*?\) \?/, '(false) ?')
    .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(
      /^var (\w+) = (class extends React\d*\.Component \{.*?^\});$/gms,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replaceAll(/React\d*\.createElement\(PrefetchPageLinks, \{[^}]*\}\)/g, 'null')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');

/** The names that the theme asks for stay. @param {string} code */
const withoutScript = (code) =>
  `${(code.match(/^export const DEFAULT_\w+ = '[^']*';$/gm) ?? []).join('\n')}
export const buildInitColorSchemeScript = () => null;
export default () => null;
`;
