import { extractText, getDocumentProxy } from 'unpdf'

/** What a PDF says, page by page, without spaces: where a line is broken tells nothing. */
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
 * A glyph that a radical and an ideograph share is written as the radical. Unicode normalizes most of them; these it leaves.
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
  // A letter that is not understood could hide a name.
  if (found === undefined) throw new Error(`a radical without its ideograph: ${radical}`)
  return found
}
