import { arrivedKit, type ArrivedKit } from '#app/kits/arrived-kit.ts'
import type { KitShelf } from '#app/kits/kit-shelf.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { kitLimits } from '#domain/kit/kit-limits.ts'
import { type Analyte, analyteOf, type Kit } from '#domain/kit/kit.ts'
import { slimKit } from '#domain/kit/slim-kit.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { fragmentOf, maxLinkChars, readFragment, type Shared } from '#domain/share/link-fragment.ts'
import type {
  ChartReceiveFailure,
  PackReason,
  ReceiveFailure,
  ReceiveReason,
} from '#domain/share/share-reason.ts'
import { serializeSharedChart } from '#domain/share/shared-chart.ts'
import type { Ids } from '#ports/ids.ts'
import type { LinkPacking } from '#ports/link-packing.ts'

export interface ReceivedChart {
  readonly chart: OwnChart
  /** The kit of this device that it belongs to. */
  readonly kit: Kit
  readonly analyte: Analyte
}

/** Kits and charts shared within a link, unseen by any server. */
export interface SharedLinks {
  /** Resolves with the fragment, from `#` on, to append to the URL of the kits page. */
  packKit(kit: Kit): Promise<Result<string, PackReason>>
  /** Parses any text to the kit in it, with the checks of a kit file. Never throws. */
  openKit(fragment: string): Promise<Result<ArrivedKit, ReceiveFailure>>
  /** The same for a chart of a kit, without its photographs. */
  packChart(chart: OwnChart, kitName: string): Promise<Result<string, PackReason>>
  openChart(fragment: string): Promise<Result<ReceivedChart, ChartReceiveFailure>>
}

/** Largest unpacked size: a kit's character takes up to three bytes in UTF-8. */
const maxBytes = kitLimits.fileBytes * 3

/** The parsers are loaded when first needed. */
const kitParser = () => import('#domain/kit/parse-kit.ts')
const chartParser = () => import('#domain/share/parse-shared-chart.ts')

export function createSharedLinks(outside: {
  readonly packing: LinkPacking
  readonly shelf: Pick<KitShelf, 'store' | 'load'>
  readonly ids: Ids
}): SharedLinks {
  const { packing, shelf, ids } = outside

  async function pack(what: Shared, text: string): Promise<Result<string, PackReason>> {
    const packed = await packing.pack(text)
    if (!packed.ok) return packed
    const fragment = fragmentOf(what, packed.value)
    return fragment.length > maxLinkChars ? failed('too-long') : ok(fragment)
  }

  async function unpack(what: Shared, fragment: string): Promise<Result<string, ReceiveReason>> {
    const read = readFragment(what, fragment)
    if (read.kind !== 'packed') return failed(read.kind === 'none' ? 'not-a-link' : read.kind)
    const text = await packing.unpack(read.packed, maxBytes)
    if (text.ok) return text
    return failed(text.reason === 'not-packed' ? 'damaged' : text.reason)
  }

  return {
    packKit: (kit) => pack('kit', JSON.stringify(slimKit(kit))),
    async openKit(fragment) {
      const text = await unpack('kit', fragment)
      if (!text.ok) return failed({ kind: 'link', reason: text.reason } as const)
      const kit = (await kitParser()).parseKitText(text.value)
      if (!kit.ok) return failed({ kind: 'kit', problems: kit.reason } as const)
      return ok(await arrivedKit(kit.value, shelf, ids))
    },
    packChart: (chart, kitName) => pack('chart', serializeSharedChart({ chart, kitName })),
    async openChart(fragment) {
      const text = await unpack('chart', fragment)
      if (!text.ok) return failed({ kind: 'link', reason: text.reason } as const)
      const parsed = (await chartParser()).parseSharedChart(text.value)
      if (!parsed.ok) return failed({ kind: 'chart' } as const)
      const { chart, kitName } = parsed.value
      const kit = await shelf.load(chart.kit)
      if (kit === undefined) return failed({ kind: 'no-kit', kitName } as const)
      const analyte = analyteOf(kit, chart.analyte)
      if (analyte === undefined) return failed({ kind: 'no-analyte', kitName: kit.name } as const)
      return ok({ chart, kit, analyte })
    },
  }
}
