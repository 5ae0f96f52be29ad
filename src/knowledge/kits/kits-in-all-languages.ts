import type { Kit } from '#domain/kit/kit.ts'
import type { BuiltIn } from './in-language.ts'
import { formerKitNames as formerEasy } from './kit-names.easy.ts'
import { formerKitNames as formerEn } from './kit-names.en.ts'
import { formerKitNames as formerJa } from './kit-names.ja.ts'

const builtIns = import.meta.glob<BuiltIn>('./*/built-in.ts', { eager: true, import: 'builtIn' })
/** Each file exports the words of its kit, and nothing else. */
const textFiles = import.meta.glob<Readonly<Record<string, never>>>('./*/text.*.ts', {
  eager: true,
})

const kits: readonly Kit[] = Object.entries(builtIns).flatMap(([path, { inWords }]) => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return Object.entries(textFiles)
    .filter(([file]) => file.startsWith(folder))
    .flatMap(([, words]) => Object.values(words).map(inWords))
})

/** The built-in kits under their current and former names in every language, for reading tables from other or earlier versions. */
export const kitsInAllLanguages: readonly Kit[] = [
  ...kits,
  ...[formerJa, formerEn, formerEasy].flatMap((former) =>
    kits.flatMap((kit) => (former[kit.id] ?? []).map((name) => ({ ...kit, name }))),
  ),
]
