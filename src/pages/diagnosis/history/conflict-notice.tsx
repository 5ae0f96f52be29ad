import type { ValueConflict, SeenWrite } from '#domain/record/current-writes.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatDateTime } from '#ui/text/format-time.ts'

interface ConflictNoticeProps<Value> {
  readonly found: readonly ValueConflict<Value>[]
  readonly textOf: (value: Value) => { readonly what: string; readonly value: string }
  /** Writes the value again, which settles it on every device. */
  readonly onTake: (value: Value) => void
}

/** Values that two devices wrote to the same place: the later counts, the earlier can be chosen with one tap. Needs the catalog `history`. */
export function ConflictNotice<Value>({ found, textOf, onTake }: ConflictNoticeProps<Value>) {
  const words = texts('history').conflict
  if (found.length === 0) return null
  const line = (write: SeenWrite<Value>) =>
    words.line({
      value: textOf(write.value).value || words.empty,
      where: write.isHere ? words.here : words.device(write.device.slice(-4)),
      when: formatDateTime(write.at, 0),
    })
  return (
    <Notice kind="warning" title={words.title}>
      {found.map(({ counts, others }) => (
        <section key={textOf(counts.value).what} className="stack gap-4">
          <p>
            <b>{textOf(counts.value).what}</b>
            <br />
            {words.now} {line(counts)}
            {others.map((other) => (
              <span key={line(other)}>
                <br />
                {words.other} {line(other)}
              </span>
            ))}
          </p>
          <div className="buttons">
            {others.map((other) => (
              <Button
                key={line(other)}
                kind="tonal"
                icon="undo"
                onClick={() => onTake(other.value)}
              >
                {words.take(textOf(other.value).value || words.empty)}
              </Button>
            ))}
            <Button kind="text" onClick={() => onTake(counts.value)}>
              {words.keep}
            </Button>
          </div>
        </section>
      ))}
    </Notice>
  )
}
