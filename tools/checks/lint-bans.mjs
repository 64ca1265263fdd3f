// Lint rules of our own, in ESLint's form, which oxlint reads. Each forbids one construct, so that each can be allowed in just the files that own it.

/**
 * A rule that reports every node a selector finds.
 * @param {string} message what is wrong, and where such code belongs
 * @param {string[]} selectors esquery selectors
 * @returns {import('oxlint/plugins-dev').Rule}
 */
const ban = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (/** @type {import('estree').Node} */ node) => context.report({ node, message }),
      ]),
    ),
});

const notConstructor = ':not(MethodDefinition[kind="constructor"] > :function)';

/** @type {import('oxlint/plugins-dev').Plugin} */
export default {
  meta: { name: 'summit' },
  rules: {
    'no-process-env': ban(
      'Only backend/src/config/env.ts reads process.env; inject AppConfig.',
      'MemberExpression[object.name="process"]:matches([property.name="env"], [property.value="env"])',
    ),
    'no-import-meta-env': ban(
      'Only src/config/env.ts of an app or of shared/web-app reads import.meta.env; import what it exports.',
      'MemberExpression[object.type="MetaProperty"]:matches([property.name="env"], [property.value="env"])',
    ),
    'no-bare-storage': ban(
      'Only shared/web-app/src/browser/browser-store.ts touches browser storage: it knows every key, and survives blocked storage.',
      'Identifier[name=/^(local|session)Storage$/]',
      'Literal[value=/^(local|session)Storage$/]',
    ),
    'no-hidden-clock': ban(
      'Rules and decisions take the time as an argument or from the Clock port.',
      'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name="Date"]',
    ),
    'no-money-arithmetic': ban(
      'Cents become dollars, and percentages of cents are rounded, in shared/pricing/src/money.ts only.',
      'CallExpression[callee.property.name="toFixed"]',
      // A share in percent, `(part / whole) * 100`, is no money; a division by 100 inside of it is found by itself.
      'BinaryExpression[operator=/^[*\\/]$/][right.type="Literal"][right.value=100]:not([operator="*"][left.operator="/"])',
      'BinaryExpression[operator="*"][left.type="Literal"][left.value=100]',
      'AssignmentExpression[operator=/^[*\\/]=$/][right.type="Literal"][right.value=100]',
    ),
    'no-raw-html': ban(
      'Markup from strings is for the components named in .oxlintrc.jsonc; render elements instead.',
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Property[key.name="dangerouslySetInnerHTML"]',
      'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    ),
    'no-default-export': ban('Export by name.', 'ExportDefaultDeclaration', 'ExportSpecifier[exported.name="default"]'),
    'no-forward-ref': ban(
      'Nest: move what both sides need to a third provider. React 19: `ref` is a prop.',
      'ImportSpecifier[imported.name="forwardRef"]',
      'MemberExpression[property.name="forwardRef"]',
    ),
    'no-module-mocks': ban(
      'Give the subject a fake of its port.',
      'CallExpression[callee.object.name="jest"][callee.property.name=/^(mock|doMock|setMock|unstable_mockModule)$/]',
    ),
    'no-unfinished-tests': ban(
      'Every test runs.',
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|fixme)$/]',
      'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
    ),
    'four-params': ban(
      'Four parameters: the last ones are an options object.',
      // What is handed to a call has the parameters that its caller gives.
      `:function[params.length=4]${notConstructor}:not(CallExpression > :function)`,
    ),
    'max-params': ban('At most four parameters; pass an object.', `:function[params.length>4]${notConstructor}`),
  },
};
