import { findCard } from '#domain/color/card/find-card.ts'
import { findGrids } from '#domain/color/printed/find-chart.ts'
import { readContrast } from '#domain/color/read-contrast.ts'
import { readSample } from '#domain/color/read-sample.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { ColorReader, Work, WorkFailure } from '#ports/color-reader.ts'

export interface FakeColorReader extends ColorReader {
  /** Makes all work wait from now on; the returned function lets it continue. */
  hold(): () => void
}

/** The same reading as in a worker, done at once. Answers given in `instead` are returned without reading. */
export function fakeColorReader(
  instead: { readonly [Name in keyof ColorReader]?: Answer<ColorReader[Name]> } = {},
): FakeColorReader {
  let gate: Promise<void> = Promise.resolve()
  const work = <Value>(look: () => Value): Work<Value> => {
    let cancel = () => {}
    const canceled = new Promise<Result<Value, WorkFailure>>((resolve) => {
      cancel = () => resolve(failed('canceled'))
    })
    const looked = gate.then(() => attempted(look))
    return { done: Promise.race([canceled, looked]), cancel }
  }
  return {
    readSample: (frame, request) => work(() => instead.readSample ?? readSample(frame, request)),
    readContrast: (frame, request) =>
      work(() => instead.readContrast ?? readContrast(frame, request)),
    findCard: (frame) =>
      work(() => (instead.findCard === undefined ? findCard(frame) : instead.findCard)),
    findGrids: (frame) => work(() => instead.findGrids ?? findGrids(frame)),
    hold() {
      let letGo = () => {}
      gate = new Promise((resolve) => {
        letGo = () => resolve()
      })
      return letGo
    },
  }
}

type Answer<Method> = Method extends (...asked: never[]) => Work<infer Value> ? Value : never

function attempted<Value>(look: () => Value): Result<Value, WorkFailure> {
  try {
    return ok(look())
  } catch {
    return failed('broken')
  }
}
