/** A language is one folder beside ja/ and one entry in `languages`. Japanese is the source: its shape is the type of all others. */
const japanese = {
  shell: async () => (await import('./ja/shell.ts')).shell,
  ui: async () => (await import('./ja/ui.ts')).ui,
  updates: async () => (await import('./ja/updates.ts')).updates,
  timer: async () => (await import('./ja/timer.ts')).timer,
  voice: async () => (await import('./ja/voice.ts')).voice,
  'color-chart': async () => (await import('./ja/color-chart.ts')).colorChart,
  diagnosis: async () => (await import('./ja/diagnosis.ts')).diagnosis,
  hints: async () => (await import('./ja/hints.ts')).hints,
  manual: async () => (await import('./ja/manual.ts')).manual,
  settings: async () => (await import('./ja/settings.ts')).settings,
  'kit-editor': async () => (await import('./ja/kit-editor.ts')).kitEditor,
  'kit-errors': async () => (await import('./ja/kit-errors.ts')).kitErrors,
}

type Loaders = typeof japanese
export type CatalogName = keyof Loaders
export type Catalogs = { readonly [Name in CatalogName]: Awaited<ReturnType<Loaders[Name]>> }

export const languages: Readonly<Record<'ja', Loaders>> = { ja: japanese }
export type Language = keyof typeof languages
