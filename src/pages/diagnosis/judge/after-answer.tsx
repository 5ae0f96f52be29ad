import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Decision, RetestAction } from '#domain/diagnosis/decision/decision.ts'
import { calendarFile } from '#domain/calendar-file.ts'
import { formatRetest } from '#knowledge/diagnosis/format-message.ts'
import { texts } from '#locales/texts.ts'
import { Button, ButtonLink, IconButton } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { InputField } from '#ui/controls/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { saveFile } from '#ui/share/save-file.ts'
import { dayInput, fromTimeInput } from '#ui/text/day-text.ts'
import { copyText, hasShareSheet, sendLink } from '#ui/share/send-link.ts'
import { showToast } from '#ui/toast.tsx'
import { toastUndo } from '#ui/toast-undo.ts'
import { answerNotes } from './dose-notes.tsx'
import { findSavedDiagnosis, type DecidedSample } from '#app/diagnosis/save-diagnosis.ts'
import { useSaveDiagnosis } from './use-save-diagnosis.ts'
import { shareText } from './share-text.ts'
import type { DiagnosisForm } from './use-diagnosis-form.ts'
import { sampleDay, sampleTitle } from './verdict-strip.tsx'

interface AfterAnswerProps {
  readonly form: DiagnosisForm
  readonly decided: DecidedSample
}

/** What can be done with an answer: share it, put the next test into the calendar, print it. */
export function AnswerActions({ form, decided }: AfterAnswerProps) {
  const words = texts('judge').after
  const [isDating, setDating] = useState(false)
  const [byHand, setByHand] = useState<string | null>(null)
  const print = usePrinting(form)
  const share = async () => {
    const { answer, decision } = decided
    const name = sampleTitle(answer)
    const notes = answerNotes(answer, form)
    const text = shareText({ name, day: sampleDay(answer), notes, answer, decision })
    if (hasShareSheet() && (await sendLink({ title: name, text }))) return
    if (await copyText(text)) showToast({ text: words.copied })
    else setByHand(text)
  }
  return (
    <div className="columns-3 gap-2">
      <IconButton word tonal icon="share" label={words.share} onClick={() => void share()} />
      <IconButton
        word
        tonal
        icon="event"
        label={words.calendar}
        aria-haspopup="dialog"
        onClick={() => setDating(true)}
      />
      <IconButton word tonal icon="print" label={words.print} onClick={() => void print(decided)} />
      <Dialog title={words.calendarTitle} open={isDating} onClose={() => setDating(false)}>
        <CalendarFields form={form} decided={decided} onDone={() => setDating(false)} />
      </Dialog>
      <Dialog title={words.share} open={byHand !== null} onClose={() => setByHand(null)}>
        <Notice kind="warning">
          <p>{words.byHand}</p>
        </Notice>
        <textarea readOnly rows={12} aria-label={words.share} value={byHand ?? ''} />
      </Dialog>
    </div>
  )
}

/** Saves the diagnosis, then opens the report page, which shows only saved ones. */
function usePrinting(form: DiagnosisForm) {
  const keep = useSaveDiagnosis(form)
  const navigate = useNavigate()
  const [ofTyped, setOfTyped] = useState<string | null>(null)
  const isTyped = form.source.kind === 'typed'
  // Only once the address is the saved test's, so that the way back leads to it.
  useEffect(() => {
    if (ofTyped !== null && !isTyped) void navigate(ofTyped)
  }, [ofTyped, isTyped, navigate])
  return async (decided: DecidedSample) => {
    const saved = findSavedDiagnosis(decided)
    const done = saved === null ? await keep(decided) : { ok: true as const, ...saved }
    if (!done.ok) {
      showToast({ text: texts('judge').keep.notKept[done.reason] })
      return
    }
    const address = reportAddress(decided, done)
    if (isTyped) setOfTyped(address)
    else await navigate(address)
  }
}

function reportAddress(
  { answer: { judged } }: DecidedSample,
  { record, diagnosis }: Record<'record' | 'diagnosis', string>,
): string {
  const sample = judged.kind === 'record' ? { sample: judged.sample.id } : {}
  return `/diag?${new URLSearchParams({ view: 'report', record, ...sample, diagnosis }).toString()}`
}

/** Exports a day to measure again as a calendar file. A day is proposed only if a rule gives the interval. */
function CalendarFields({
  form,
  decided,
  onDone,
}: AfterAnswerProps & { readonly onDone: () => void }) {
  const words = texts('judge').after
  const retests = decided.decision.actions.filter((one) => one.kind === 'retest')
  const proposed = retests.find(({ days }) => days !== null) ?? retests[0]
  const days = proposed?.days ?? null
  const { at, wallOffset } = form.now()
  const today = dayInput(at + wallOffset)
  // Intervals are counted from the day of liming, which is rarely the day of the test.
  const [limed, setLimed] = useState(today)
  const [chosen, setChosen] = useState<string | null>(null)
  const limedAt = fromTimeInput(`${limed}T12:00`)
  const day = chosen ?? (days === null || limedAt === null ? '' : dayInput(limedAt, days.to))
  const name = sampleTitle(decided.answer)
  const hasName = decided.answer.judged.kind === 'record' || decided.answer.plot !== null
  const save = () => {
    const text = calendarFile({
      id: `${decided.answer.place.replaceAll(' ', '-')}-${day}@soil-kit-timer`,
      day,
      madeAt: new Date(at).toISOString(),
      title: hasName ? words.calendarEvent(name) : words.calendarTyped,
      note: retests.map(noteOf).join('\n'),
    })
    saveFile(
      new File([text], words.calendarFile(hasName ? name : words.calendarTyped, day), {
        type: 'text/calendar',
      }),
    )
    onDone()
  }
  return (
    <>
      {proposed !== undefined && <p>{noteOf(proposed)}</p>}
      {days !== null && (
        <DayField
          label={words.limeDay}
          value={limed}
          onChange={(to) => {
            setLimed(to)
            setChosen(null)
          }}
        />
      )}
      <DayField label={words.day} min={today} value={day} onChange={setChosen} />
      <Button kind="filled" block icon="event" disabled={day === ''} onClick={save}>
        {words.addToCalendar}
      </Button>
    </>
  )
}

interface DayFieldProps {
  readonly label: string
  /** Days as in date inputs. */
  readonly min?: string
  readonly value: string
  readonly onChange: (day: string) => void
}

const DayField = ({ label, min, value, onChange }: DayFieldProps) => (
  <InputField label={label} type="date" min={min} value={value} onChange={onChange} />
)

const noteOf = ({ retest }: RetestAction) => formatRetest(retest)

interface Kept {
  readonly record: string
  readonly diagnosis: string
  /** Sample and answer that were saved, as text; a different answer can be saved again. */
  readonly said: string
}

/** Saves the diagnosis with the readings it is based on. The toast can undo it. */
export function KeepDiagnosis({ form, decided }: AfterAnswerProps) {
  const words = texts('judge').keep
  const [kept, setKept] = useState<Kept | null>(null)
  const keep = useSaveDiagnosis(form)
  const said = saidBy(decided)
  const shown = kept?.said === said ? kept : findSavedDiagnosis(decided)
  const press = async () => {
    const done = await keep(decided)
    if (!done.ok) {
      showToast({ text: words.notKept[done.reason] })
      return
    }
    setKept({ record: done.record, diagnosis: done.diagnosis, said })
    toastUndo({
      text: words.kept,
      undo() {
        setKept(null)
        return done.undo()
      },
      undone: words.undone,
      failures: words.notKept,
    })
  }
  return (
    <div className="grid gap-2" data-testid="keep">
      {shown !== null ? (
        <ButtonLink kind="tonal" block icon="check" to={reportAddress(decided, shown)}>
          {words.report}
        </ButtonLink>
      ) : (
        <Button kind="filled" block icon="save" onClick={() => void press()}>
          {words.button}
        </Button>
      )}
      <ButtonLink kind="text" block icon="lightbulb" to="/inspire">
        {texts('judge').answer.hints}
      </ButtonLink>
    </div>
  )
}

const saidBy = ({ answer, decision }: { answer: DecidedSample['answer']; decision: Decision }) =>
  JSON.stringify([answer.place, decision])
