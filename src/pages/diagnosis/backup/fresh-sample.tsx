import type { ImportPreview } from '#app/import-types.ts'
import { texts } from '#locales/texts.ts'
import { testTimeText } from '#pages/diagnosis/history/day-text.ts'

/** Some of the tests that would be added, to be looked at. */
export function FreshSample({ sample }: Pick<ImportPreview, 'sample'>) {
  const words = texts('backup').preview
  if (sample.length === 0) return null
  return (
    <details>
      <summary>{words.sample}</summary>
      <ul>
        {sample.map(({ id, startedAt, wallOffset, kit, samples }) => (
          <li key={id}>
            {words.test({
              when: testTimeText(startedAt, wallOffset),
              kit: kit.name,
              samples: samples.map(({ name }) => name).filter((name) => name !== ''),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
