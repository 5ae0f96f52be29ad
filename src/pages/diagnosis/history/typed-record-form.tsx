import { useEffect, useState } from 'react'
import type { ChangeFailure } from '#app/records/records.ts'
import { createTypedDraft, type TypedTestForm } from '#app/records/typed-draft.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { nowInput } from '#ui/text/day-text.ts'
import { KitChoice } from '#ui/kit-choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { toastUndo } from '#ui/toast-undo.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { useShownKit } from '#ui/use-shown-kit.ts'
import { useOneId } from '#ui/use-one-id.ts'
import { notMeasured } from './answer-options.ts'
import { SaveFailureNotice } from './edit-dialogs.tsx'
import { AnswerField, PlotField, TextField } from './form-fields.tsx'
import { isBlank, recordOfForm, type FormTrouble } from './typed-test-form.ts'

/** Enters a test that was not made with the timer: from paper, or from before. */
export function TypedRecordForm() {
  const words = texts('history')
  const search = useSearchState()
  const { form, setForm, kit, state, isOld, clear } = useDraft()
  const { trouble, failure, save } = useSaving(form, kit)
  const set = (patch: Partial<TypedTestForm>) => setForm((before) => ({ ...before, ...patch }))
  return (
    <section className="stack gap-4">
      <PageHead title={words.typed.title} back={{ to: '/diag?view=history', label: words.back }} />
      <p>{words.typed.lead}</p>
      {isOld && (
        <Notice kind="note" title={words.typed.draft}>
          <Button onClick={clear}>{words.typed.clear}</Button>
        </Notice>
      )}
      <div className="gap-4 grid readable">
        <KitChoice
          stacked
          label={words.typed.kit}
          value={kit.id}
          onChange={(id) => {
            set({ answers: {} })
            search.change({ with: id }, 'replace')
          }}
        />
        {state === 'missing' && <Notice kind="warning" title={words.typed.missingKit} />}
        <TextField
          label={words.typed.when}
          type="datetime-local"
          value={form.when}
          onChange={(when) => set({ when })}
          wrong={trouble === 'when' ? words.edit.badWhen : null}
        />
        <div className="pair">
          <TextField
            label={words.typed.sample}
            value={form.sample}
            onChange={(sample) => set({ sample })}
          />
          <PlotField
            label={words.typed.plot}
            value={form.plot}
            onChange={(plot) => set({ plot })}
          />
        </div>
        <Answers kit={kit} form={form} set={set} />
        <TextField
          label={words.typed.weather}
          value={form.weather}
          onChange={(weather) => set({ weather })}
        />
        <TextField
          label={words.typed.note}
          lines={3}
          value={form.note}
          onChange={(note) => set({ note })}
        />
        <div role="alert">
          {trouble === 'nothing' && <p className="wrong">{words.typed.nothing}</p>}
          {trouble === 'number' && <p className="wrong">{words.edit.badNumber}</p>}
        </div>
        <Button kind="filled" block test icon="save" onClick={() => void save()}>
          {words.typed.save}
        </Button>
        <SaveFailureNotice failure={failure} />
      </div>
    </section>
  )
}

type Kit = ReturnType<typeof useShownKit>['kit']

interface AnswersProps {
  readonly kit: Kit
  readonly form: TypedTestForm
  readonly set: (patch: Partial<TypedTestForm>) => void
}

function Answers({ kit, form, set }: AnswersProps) {
  const words = texts('history').typed
  return (
    <fieldset>
      <legend>{words.values}</legend>
      <div className="pair">
        {kit.analytes.map((analyte) => (
          <AnswerField
            key={`${kit.id} ${analyte.id}`}
            label={analyte.name}
            analyte={analyte}
            answer={form.answers[analyte.id] ?? notMeasured}
            none={words.notMeasured}
            onChange={(answer) => set({ answers: { ...form.answers, [analyte.id]: answer } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The form, kept while it is not saved: the back button, the menu or a killed browser take nothing away. */
function useDraft() {
  const words = texts('history').typed
  const draft = useServices().fromPreferences(createTypedDraft)
  const search = useSearchState()
  const [begun] = useState(draft.read)
  const blank = (): TypedTestForm => ({
    when: nowInput(),
    sample: '',
    plot: search.get('plot'),
    answers: {},
    weather: '',
    note: '',
  })
  const asked = search.get('with') ?? begun?.kit ?? null
  const [first] = useState((): TypedTestForm => {
    if (begun === null) return blank()
    const { form } = begun
    return {
      ...form,
      plot: form.plot ?? search.get('plot'),
      answers: asked === begun.kit ? form.answers : {},
    }
  })
  const [form, setForm] = useState(first)
  const [isOld, setOld] = useState(begun !== null)
  const { kit, state } = useShownKit(asked)
  const kitId = asked ?? kit.id
  useEffect(() => {
    if (form !== first) draft.write(isBlank(form) ? null : { kit: kitId, form })
  }, [draft, first, form, kitId])
  const clear = () => {
    setForm(blank())
    setOld(false)
    const undo = () => {
      draft.write({ kit: kitId, form })
      setForm(form)
      setOld(true)
    }
    showToast({ text: words.cleared, action: { label: texts('ui').undo, run: undo } })
  }
  return { form, setForm, kit, state, isOld, clear }
}

/** Saves the test and opens it; the toast removes it again. */
function useSaving(form: TypedTestForm, kit: Kit) {
  const words = texts('history')
  const { records, kits, newId, fromPreferences } = useServices()
  const draft = fromPreferences(createTypedDraft)
  const search = useSearchState()
  const [tried, setTried] = useState<TypedTestForm | null>(null)
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const id = useOneId(newId)
  const checked = recordOfForm(form, kit, '')
  const trouble: FormTrouble | null = typeof checked === 'string' && tried === form ? checked : null
  const save = async () => {
    setTried(form)
    const record = recordOfForm(form, kit, await id())
    if (typeof record === 'string') return
    const kept = await records.keep(record)
    setFailure(kept.ok ? null : kept.reason)
    if (!kept.ok) return
    draft.write(null)
    if (!kits.store.getState().isChosen) void kits.choose(kit.id)
    search.change({ new: null, with: null, record: record.id })
    toastUndo({
      text: words.typed.saved,
      async undo() {
        const undone = await records.remove(record.id)
        if (!undone.ok) return undone
        if (draft.read() === null) draft.write({ kit: kit.id, form })
        search.change({ record: null, new: 'typed' })
        return undone
      },
      failures: words.failures,
    })
  }
  return { trouble, failure, save }
}
