import { quantityOf } from '#domain/diagnosis/input/quantity-of.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { kitLimits } from '#domain/kit/kit-limits.ts'
import { foldText } from '#domain/record/fold-text.ts'
import type { CsvLabel } from './csv-header.ts'
import type { TableRow } from './csv-row.ts'
import type { TableValue } from './read-values.ts'
import { analyteFor, isNamed } from './row-value.ts'
import { isTableKit, tableKit, type TableAnalyte } from './table-kit.ts'

/** Finds the kit with this name if it measures everything in the rows; otherwise builds one from the columns. */
export function kitOfRows(rows: readonly TableRow[], kits: readonly Kit[]): Kit | null {
  const name = rows[0]?.kit ?? ''
  const values = rows.flatMap((row) => row.values)
  const ofKit = values.filter(({ analyte }) => analyte === null || analyte.source === 'kit')
  const labels = new Map(
    (ofKit.length > 0 ? ofKit : values).flatMap((value) => {
      const label = labelOf(value, kits)
      return label === null ? [] : [[value.header, label] as const]
    }),
  )
  const fits = (kit: Kit) =>
    ofKit.every((value) => !labels.has(value.header) || analyteFor(value, kit) !== undefined) &&
    rows.every(({ values: all }) => isEachOnce(all, kit))
  const isNamedSo = (kit: Kit) => [kit.name, kit.id].some((one) => foldText(one) === foldText(name))
  const named = kits.find((kit) => isNamedSo(kit) && fits(kit))
  const once = new Map(
    Array.from(labels.values(), (one) => [JSON.stringify([one.name, one.species, one.unit]), one]),
  )
  if (named !== undefined) return named
  const all = withIds([...once.values()], kits)
  // Where a laboratory measured everything, the kit is only a placeholder: the values do not depend on it.
  return tableKit(name, ofKit.length > 0 ? all : all.slice(0, kitLimits.analytes))
}

/** Rejects two columns of one analyte in different units, which would give two answers for one reading. */
function isEachOnce(values: readonly TableValue[], kit: Kit): boolean {
  const found = values.flatMap((value) =>
    value.analyte?.source === 'kit' ? [analyteFor(value, kit)?.id ?? value.header] : [],
  )
  return new Set(found).size === found.length
}

/** What a column without a chemical form measures is recognized by the id that a kit has for its name; only one can have it. */
function withIds(labels: readonly CsvLabel[], kits: readonly Kit[]): readonly TableAnalyte[] {
  const given = new Set<string>()
  return labels.map((label) => {
    const id = label.species === '' ? analyteNamed(label.name, kits)?.id : undefined
    if (id === undefined || given.has(id) || quantityOf({ id, species: '' }) === null) return label
    given.add(id)
    return { ...label, id }
  })
}

/** Accepts a bare name that some kit uses for an analyte; its unit is then unknown. */
function labelOf({ analyte, header }: TableValue, kits: readonly Kit[]): CsvLabel | null {
  if (analyte !== null) return analyte
  const known = analyteNamed(header, kits)
  return known === undefined ? null : { name: header, species: known.species, unit: '' }
}

/** The placeholders of earlier tables name nothing: their analytes may be a laboratory's items. */
export const analyteNamed = (header: string, kits: readonly Kit[]) =>
  kits
    .find((kit) => !isTableKit(kit) && kit.analytes.some((analyte) => isNamed(analyte, header)))
    ?.analytes.find((analyte) => isNamed(analyte, header))
