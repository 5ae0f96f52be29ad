import { extractText, getDocumentProxy } from 'unpdf'

/** The text of a PDF, page by page, without spaces: line breaks have no meaning. */
export async function pdfPages(pdf: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text.map((page) =>
    page
      .normalize('NFKC')
      .replaceAll(/[\u2E80-\u2EFF]/gu, ideographOf)
      .replaceAll(/\s+/gu, ''),
  )
}

/**
 * A glyph shared by a radical and an ideograph is extracted as the radical. Unicode normalizes most of them, but not these.
 * Source: EquivalentUnifiedIdeograph.txt of the Unicode character database.
 */
const ideographs: Readonly<Partial<Record<string, string>>> = {
  '⺟': '母',
  '⺠': '民',
  '⻁': '虎',
  '⻄': '西',
  '⻑': '長',
  '⻘': '青',
  '⻝': '食',
  '⻤': '鬼',
  '⻨': '麦',
  '⻩': '黄',
  '⻫': '斉',
  '⻭': '歯',
  '⻯': '竜',
  '⻲': '亀',
}

function ideographOf(radical: string): string {
  const found = ideographs[radical]
  // An unknown character could hide a name.
  if (found === undefined) throw new Error(`a radical without its ideograph: ${radical}`)
  return found
}
