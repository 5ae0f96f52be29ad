/**
 * React Router ships its parts in one file, and some lines keep alive what this app never uses: 5 KB of brotli on every
 * page. Each pattern only lets the bundler drop code; where one matches nothing, nothing is lost but bytes, and the test
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
    find: /\binit\.(?:instrumentations|patchRoutesOnNavigation|dataStrategy)\b/g,
    put: 'undefined',
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
