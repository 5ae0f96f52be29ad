import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { areaUnits } from '#domain/soil/area.ts'
import { farmersOf } from '#domain/plot/farmers.ts'
import { groupsOf, type Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { Fold } from '#ui/card.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Choice, Segments } from '#ui/controls/choice.tsx'
import { todayInput } from '#ui/text/day-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { DecimalField, Field, InputField } from '#ui/controls/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { useAllPlots } from '#ui/use-choices.ts'
import { CropSelect } from './crop-select.tsx'
import { NameField } from './name-field.tsx'
import { CropHistory, SoilFields } from './plot-details.tsx'
import {
  cropNow,
  earthOf,
  earths,
  lastAreaUnit,
  plotFields,
  plotForm,
  withCropNow,
  withEarth,
  withTypedArea,
  type PlotForm,
  type PlotTroubles,
} from './plot-form.ts'
import { useSavePlot } from './use-save-plot.ts'

interface PlotDialogProps {
  /** Null: a new plot. */
  readonly plot: Plot | null
  /** Whether another tab removed it while it is edited. */
  readonly isRemoved: boolean
  /** Farmer of a new plot; null: asks for the farmer if one was named before. */
  readonly owner?: string | null
  readonly onClose: () => void
}

/** Edits the four main properties of a field; the others are collapsed. Only the name is required. */
export function PlotDialog({ plot, isRemoved, owner = null, onClose }: PlotDialogProps) {
  const words = texts('plots').form
  const kept = useAllPlots()
  const [form, setForm] = useState<PlotForm>(() => ({
    ...plotForm(plot, lastAreaUnit(kept)),
    ...(plot === null && owner !== null && { farmer: owner }),
  }))
  const [isTried, setTried] = useState(false)
  // Changes made elsewhere meanwhile are not changes of this form.
  const [before] = useState(plot)
  const others = useOthers(before)
  const read = plotFields(form, isNamedAsBefore(form, before) ? [] : others)
  const troubles = isTried && 'troubles' in read ? read.troubles : { crops: {} }
  const { savePlot, failure } = useSavePlot(before, isRemoved, onClose)
  const known = useKnown()
  // The farmer is asked for only if one was named before: it would puzzle a hobby gardener.
  const [isShared] = useState(owner !== null || known.farmers.length > 0)
  const set = (patch: Partial<PlotForm>) => setForm((now) => ({ ...now, ...patch }))
  const save = () => {
    setTried(true)
    if ('fields' in read) void savePlot(read.fields)
  }
  return (
    <Dialog
      title={plot === null ? words.newTitle : words.editTitle(plot.name)}
      open
      onClose={onClose}
      actions={
        <>
          <output>{isRemoved && <Notice kind="warning" title={words.removedElsewhere} />}</output>
          {failure !== null && <Notice kind="error" title={texts('plots').failures[failure]} />}
          <Button kind="filled" icon="save" onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <PlotInputs form={form} set={set} troubles={troubles} known={isShared ? known : null} />
    </Dialog>
  )
}

interface FormPartProps {
  readonly form: PlotForm
  readonly set: (patch: Partial<PlotForm>) => void
}

interface PlotInputsProps extends FormPartProps {
  readonly troubles: PlotTroubles
  /** Null: the farmer is not asked for. */
  readonly known: Known | null
}

function PlotInputs({ form, set, troubles, known }: PlotInputsProps) {
  const words = texts('plots').form
  const isDetailWrong =
    troubles.depth !== undefined ||
    troubles.density !== undefined ||
    Object.keys(troubles.crops).length > 0
  return (
    <>
      <InputField
        label={words.name}
        wrong={troubles.name && words.badName[troubles.name]}
        value={form.name}
        maxLength={100}
        autoComplete="off"
        onChange={(text) => set({ name: text })}
      />
      {known !== null && <OwnerFields form={form} known={known} set={set} />}
      <DecimalField
        label={words.area}
        value={form.area}
        wrong={troubles.area && words.badNumber}
        onChange={(area) => set({ area })}
        onBlur={() => set(withTypedArea(form))}
      />
      <Segments
        legend={words.unit}
        hidesLegend
        options={areaUnits.map((unit) => ({ value: unit, label: words.units[unit] }))}
        value={form.unit}
        onChange={(unit) => set({ unit })}
      />
      <CropSelect
        label={words.crop}
        value={cropNow(form)}
        onChange={(crop) => set(withCropNow(form, crop, todayInput()))}
      />
      <Choice
        legend={words.earth}
        options={earths.map((earth) => ({
          value: earth,
          label: words.earths[earth],
          picture: <EarthDot earth={earth} />,
        }))}
        value={earthOf(form) ?? undefined}
        onChange={(earth) => set(withEarth(form, earth))}
      />
      <small>{words.unknownHint}</small>
      <Fold title={words.more} open={isDetailWrong || undefined}>
        <SoilFields form={form} set={set} troubles={troubles} />
        <CropHistory
          crops={form.crops}
          troubles={troubles.crops}
          onChange={(crops) => set({ crops })}
        />
      </Fold>
      <Field label={words.note}>
        {(props) => (
          <textarea
            {...props}
            rows={2}
            maxLength={2000}
            value={form.note}
            onChange={({ target }) => set({ note: target.value })}
          />
        )}
      </Field>
    </>
  )
}

const earthPaints: Record<(typeof earths)[number], string> = {
  volcanic: 'var(--soil-1)',
  loam: 'var(--soil-2)',
  clay: 'var(--soil-3)',
  sand: 'var(--soil-4)',
}

/** Dot in the color of a soil: an illustration, not a measurement. */
const EarthDot = ({ earth }: { readonly earth: (typeof earths)[number] }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" className="size-m">
    <circle cx="20" cy="20" r="18" fill={earthPaints[earth]} />
  </svg>
)

/** Farmer and group of the field; those named before are offered. */
function OwnerFields({ form, set, known }: FormPartProps & { readonly known: Known }) {
  const words = texts('plots').form
  return (
    <>
      <NameField
        label={words.farmer}
        known={known.farmers}
        value={form.farmer}
        onChange={(farmer) => set({ farmer })}
      />
      <NameField
        label={words.group}
        known={known.groups}
        value={form.group}
        onChange={(group) => set({ group })}
      />
    </>
  )
}

/** Plots kept when the form was opened: the one that it saves is none of them. */
function useOthers(plot: Plot | null): readonly Plot[] {
  const { plots } = useServices()
  const [others] = useState(() => plots.store.getState().plots.filter(({ id }) => id !== plot?.id))
  return others
}

/** Plots that share a name, as those of two phones may, can be changed all the same. */
const isNamedAsBefore = ({ name, farmer }: PlotForm, before: Plot | null) =>
  name.trim() === before?.name && farmer.trim() === before.farmer

interface Known {
  readonly farmers: readonly string[]
  readonly groups: readonly string[]
}

/** Known farmers and groups, sorted. */
function useKnown(): Known {
  const { plots } = useServices()
  const kept = useStore(plots.store, (state) => state.plots)
  return useMemo(() => ({ farmers: farmersOf(kept), groups: groupsOf(kept) }), [kept])
}
