import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin } from 'vite'

const root = import.meta.dirname

/** The theme script, small enough to be inside every page. scripts/server/hosting-files.mjs names its hash in the CSP. */
function themeBoot(): Plugin {
  const source = readFileSync(`${root}/src/theme-boot.js`, 'utf8')
  return {
    name: 'theme-boot',
    transformIndexHtml: (html) =>
      html.replace('<!--theme-boot-->', () => `<script>${minified(source)}</script>`),
  }
}

const minified = (source: string) => minifySync('theme-boot.js', source).code.trim()

/** `npm run dev` shows index.html without scripts/build.mjs, so it fills the places that the build fills. */
function devPage(): Plugin {
  return {
    name: 'dev-page',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<!--page-body-->', '<div id="root"></div>'),
  }
}

export default defineConfig({
  root,
  plugins: [react(), themeBoot(), devPage()],
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version()) },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  ssr: { noExternal: true },
})

function version(): string {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  return version
}
