import type { ChangeFailure, Records } from '#app/records/records.ts'
import type { KitShelf } from '#app/kits/kit-shelf.ts'
import type { OwnKits } from '#app/kits/own-kits.ts'
import type { Lazy } from '#app/lazy.ts'
import type { Species } from '#domain/diagnosis/input/diagnosis-input.ts'
import { toggleWaterExtraction } from '#domain/kit/change-about.ts'
import { setAnalyte } from '#domain/kit/change-analyte.ts'
import { analyteOf, type Analyte, type Kit } from '#domain/kit/kit.ts'
import type { RecordChange } from '#domain/record/record-change.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { ok, type Result } from '#domain/result.ts'

interface Needs {
  readonly records: Pick<Lazy<Records>, 'change'>
  readonly kits: Pick<OwnKits, 'save'> & Pick<KitShelf, 'store'>
}

type Undo = () => Promise<Result<unknown, ChangeFailure>>

/** Keeps the chemical form of an analyte's numbers. */
export const keepForm = (
  record: SoilRecord,
  { id: analyte, name, unit }: Analyte,
  species: Species,
  needs: Needs,
) =>
  keepAboutKit(
    record,
    { field: 'scale', analyte, value: { species, unit } },
    (own) => {
      const found = analyteOf(own, analyte)
      const isLacking = found?.name === name && found.species === ''
      return isLacking ? setAnalyte(own, analyte, { species }) : null
    },
    needs,
  )

/** Keeps that water alone dissolves the nutrients. */
export const keepWaterExtraction = (record: SoilRecord, needs: Needs) =>
  keepAboutKit(
    record,
    { field: 'extraction', value: 'water' },
    (own) => (own.extraction === undefined ? toggleWaterExtraction(own) : null),
    needs,
  )

/**
 * Keeps what a kit did not say with the test and, so that it is not asked again, with the own kit that the test was done with.
 * `completed`: null where the own kit says it by now.
 */
async function keepAboutKit(
  { id, kit }: SoilRecord,
  change: RecordChange,
  completed: (own: Kit) => Kit | null,
  { records, kits }: Needs,
): Promise<Result<Undo, ChangeFailure>> {
  const kept = await records.change(id, [change])
  if (!kept.ok) return kept
  const own = kits.store.getState().userKits.find((one) => one.id === kit.id)
  const better = own === undefined ? null : completed(own)
  if (better !== null) await kits.save(better)
  return ok(async () => {
    if (own !== undefined && better !== null) await kits.save(own)
    return records.change(id, kept.value)
  })
}
