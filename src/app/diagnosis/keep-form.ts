import type { ChangeFailure, Records } from '#app/records/records.ts'
import type { KitShelf } from '#app/kits/kit-shelf.ts'
import type { OwnKits } from '#app/kits/own-kits.ts'
import type { Lazy } from '#app/lazy.ts'
import type { Species } from '#domain/diagnosis/input/diagnosis-input.ts'
import { setAnalyte } from '#domain/kit/change-analyte.ts'
import { analyteOf, type Analyte, type Kit } from '#domain/kit/kit.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { ok, type Result } from '#domain/result.ts'

interface Needs {
  readonly records: Pick<Lazy<Records>, 'change'>
  readonly kits: Pick<OwnKits, 'save'> & Pick<KitShelf, 'store'>
}

type Undo = () => Promise<Result<unknown, ChangeFailure>>

/**
 * Keeps the chemical form of an analyte's numbers with the test and, so that it is not asked again, with the own kit that the
 * test was done with.
 */
export async function keepForm(
  { id, kit }: SoilRecord,
  { id: analyte, name, unit }: Analyte,
  species: Species,
  { records, kits }: Needs,
): Promise<Result<Undo, ChangeFailure>> {
  const kept = await records.change(id, [{ field: 'scale', analyte, value: { species, unit } }])
  if (!kept.ok) return kept
  const own = kits.store.getState().userKits.find((one) => one.id === kit.id)
  const lacking = own !== undefined && lacksForm(own, analyte, name) ? own : null
  if (lacking !== null) await kits.save(setAnalyte(lacking, analyte, { species }))
  return ok(async () => {
    if (lacking !== null) await kits.save(lacking)
    return records.change(id, kept.value)
  })
}

function lacksForm(kit: Kit, id: string, name: string) {
  const found = analyteOf(kit, id)
  return found?.name === name && found.species === ''
}
