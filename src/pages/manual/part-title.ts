import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import type { PartName } from './sections.ts'

export function partTitle(part: PartName, kit: Kit): string {
  const words = texts('manual').parts
  return part === 'kit' ? words.kit(kit.name) : words[part]
}
