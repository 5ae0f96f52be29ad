import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin } from 'vite'

const root = import.meta.dirname

/** The theme script, small enough to be inside every page. scripts/server/hosting-files.mjs names its hash in the CSP. */
function themeBoot(): Plugin {
  const source = readFileSync(`${root}/src/theme-boot.js`, 'utf8')
  const { code } = minifySync('theme-boot.js', source)
  return {
    name: 'theme-boot',
    transformIndexHtml: (html) =>
      html.replace('<!--theme-boot-->', () => `<script>${code.trim()}</script>`),
  }
}

/** `npm run dev` shows index.html without scripts/build.mjs: an empty page, drawn in the browser, and no service worker. */
function devPage(): Plugin {
  return {
    name: 'dev-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('<!--page-body-->', '<div id="root"></div>')
        .replace(/<script src="\/register-service-worker.js".*<\/script>/, ''),
  }
}

/**
 * React Router ships its parts in one file, and the lines that name and wrap its components keep those alive that
 * nobody uses. 4 KB of brotli less on every page. Revisit when the router marks them as pure itself.
 */
function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    // By default the development build is taken, with its warnings.
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^react-router$/,
            replacement: `${root}/node_modules/react-router/dist/production/index.mjs`,
          },
        ],
      },
    }),
    transform: {
      filter: { id: /\/react-router\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(
            /= (React\d*)\.(forwardRef|createContext|memo)\(/g,
            '= /* @__PURE__ */ $1.$2(',
          ),
    },
  }
}

const { version }: { version: string } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))

/** Few requests: what the entry imports, the words of the frame, and what three pages or more share. */
const fewFiles = [
  { name: 'main', tags: ['$initial' as const], priority: 3 },
  { name: 'words', test: /\/locales\/\w+\/(shell|ui|updates|voice)\.ts$/, priority: 2 },
  { name: 'shared', test: /\/src\/(domain|ui|app|knowledge)\//, minShareCount: 3, priority: 1 },
]

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react(), themeBoot(), devPage(), slimRouter()],
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: isSsrBuild === true ? true : { groups: fewFiles },
      },
    },
  },
  ssr: { noExternal: true },
}))
