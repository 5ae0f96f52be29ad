/**
 * React Router ships its parts in one file, and some lines keep alive what this app never uses: 9 KB of brotli on every
 * page. Each pattern drops some, or lets the bundler do so; where one matches nothing, nothing is lost but bytes, and the test
 * beside this file tells. Revisit when the router marks its parts as pure itself.
 */
export const trims = [
  { why: 'names for debugging', find: /^\w+\.displayName = .*;$/gm, put: '' },
  {
    why: 'components that nobody imports',
    find: /= (React\d*)\.(forwardRef|createContext|memo)\(/g,
    put: '= /* @__PURE__ */ $1.$2(',
  },
  {
    why: 'options that main.tsx does not pass to createBrowserRouter',
    find: /\binit\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy|basename|getContext|hydrationData)\b/g,
    put: 'undefined',
  },
  {
    why: 'error pages of other frames than ours',
    find: /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?^\});$/gm,
    put: 'var $1 = /* @__PURE__ */ (() => $2)();',
  },
  {
    why: 'data left in the page by a server',
    find: / \|\| parseHydrationData\(\)/g,
    put: '',
  },
  {
    why: 'deeds of the router that nobody asks for',
    find: /^ {4}(?:fetch: fetch2|revalidate|(?:get|reset)Fetcher|deleteFetcher: queueFetcherForDeletion|dispose|(?:get|delete)Blocker|patchRoutes|_internalFetchControllers: fetchControllers|_internalSetRoutes),$/gm,
    put: '',
  },
  {
    why: 'forms sent to a route',
    find: /\bopts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g,
    put: 'false',
  },
  {
    why: 'data loaded by parts of a page',
    find: /^ {2}(?:fetchLoadMatches|revalidatingFetchers\.filter\(.*\))\.forEach\(\(.*\) => \{\n[^]*?^ {2}\}\);$/gm,
    put: '',
  },
  {
    why: 'middleware of the router',
    find: /\|\| defaultDataStrategyWithMiddleware\b/g,
    put: '|| defaultDataStrategy',
  },
  {
    why: 'warnings, which the development build gives as well',
    find: /^function (?=(?:warning|warningOnce|warnOnce)\()/gm,
    put: '/* @__NO_SIDE_EFFECTS__ */ function ',
  },
  {
    why: 'questions before a page is left',
    find: /= shouldBlockNavigation\(\{[^]*?\}\);/g,
    put: '= undefined;',
  },
  {
    why: 'moving pictures between pages',
    find: /let isViewTransitionAvailable = .*;/g,
    put: 'let isViewTransitionAvailable = false;',
  },
  {
    why: 'server components, the only context of an error boundary',
    find: /\bthis\.context\b/g,
    put: 'undefined',
  },
]

const slimmed = (code) => trims.reduce((rest, { find, put }) => rest.replaceAll(find, put), code)

/** @returns {import('vite').Plugin} */
export function slimRouter(root) {
  const production = `${root}/node_modules/react-router/dist/production/index.mjs`
  return {
    name: 'slim-router',
    apply: 'build',
    // By default the development build is taken, with its warnings.
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: production }] } }),
    transform: { filter: { id: /\/react-router\// }, handler: slimmed },
  }
}
