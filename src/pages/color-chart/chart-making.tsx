import { useId, useState } from 'react'
import { isReadByPlace } from '#domain/chart/answer-of-estimate.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { BottomBar } from '#ui/camera/bottom-bar.tsx'
import { chartName } from '#ui/camera/chart-name.ts'
import { LevelAdder } from '#ui/camera/level-adder.tsx'
import { MarkBoard } from '#ui/camera/mark-board.tsx'
import { PhotoSource } from '#ui/camera/photo-source.tsx'
import type { Places } from '#ui/camera/places.ts'
import { readingLevels } from '#ui/camera/reading-levels.ts'
import {
  matchDetectedChart,
  chartLine,
  detectedPlaces,
  reversePlaces,
} from '#ui/camera/reading-request.ts'
import { useFoundPhoto, type FoundPhoto } from '#ui/camera/use-found-photo.ts'
import { WorkProgress } from '#ui/camera/work-progress.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { chartDraft } from './chart-draft.ts'
import { useSaving } from './use-saving.ts'

interface ChartMakingProps {
  readonly kit: Kit
  readonly analyte: Analyte
  readonly onMade: (chart: OwnChart) => void
  readonly onClose: () => void
}

/** Creates a chart from a photograph of the paper chart, or of tubes of known value. */
export function ChartMaking({ kit, analyte, onMade, onClose }: ChartMakingProps) {
  const words = texts('camera')
  const { photo, work, cancel, look, forget } = useFoundPhoto()
  return (
    <Dialog open title={words.making.title(analyte.name)} onClose={onClose}>
      <WorkProgress work={work} onCancel={cancel} />
      {photo === null && work === null && (
        <>
          <p>{words.making.lead}</p>
          <PhotoSource aim={[words.source.aimChart, words.source.aimWhite]} onFrame={look} />
        </>
      )}
      {photo !== null && <Marking {...{ kit, analyte, photo, onMade }} onRetake={forget} />}
    </Dialog>
  )
}

interface MarkingProps extends Pick<ChartMakingProps, 'kit' | 'analyte' | 'onMade'> {
  readonly photo: FoundPhoto
  readonly onRetake: () => void
}

function Marking({ kit, analyte, photo, onMade, onRetake }: MarkingProps) {
  const words = texts('camera').marking
  const { camera } = useServices()
  const { frame } = photo
  const [typed, setTyped] = useState<readonly number[]>([])
  const levels = readingLevels(analyte, null, typed)
  const findAmong = (those: typeof levels) => {
    const chart = matchDetectedChart(frame, those, photo.grids, {
      pads: 1,
      line: chartLine(kit, analyte),
    })
    return detectedPlaces(frame, { method: 'pad' }, those, { card: photo.card, chart })
  }
  const [places, setPlaces] = useState<Places>(() => findAmong(levels))
  const placed = levels.filter(({ id }) => places[id] !== undefined)
  const [found] = useState(placed.length)
  const add = (value: number) => {
    setTyped([...typed, value])
    setPlaces({ ...findAmong(readingLevels(analyte, null, [...typed, value])), ...places })
  }
  const targets = [
    ...levels.map(({ id, label, mark }) => ({ id, label, mark, isOptional: false })),
    { id: 'white', label: words.white, mark: words.white, isOptional: true },
  ]
  return (
    <>
      {found > 0 && <p>{words.found(found)}</p>}
      <MarkBoard frame={frame} targets={targets} places={places} onPlace={setPlaces} />
      {placed.length > 1 && (
        <Button icon="swap_vert" onClick={() => setPlaces(reversePlaces(places, levels))}>
          {words.reverse}
        </Button>
      )}
      {!isReadByPlace(analyte.levels) && <LevelAdder unit={analyte.unit} onAdd={add} />}
      <Saving
        draftOf={(name) => chartDraft({ kit, analyte, frame, levels, places, name, camera })}
        canSave={placed.length > 0}
        hasWhite={places['white'] !== undefined}
        onMade={onMade}
        onRetake={onRetake}
      />
    </>
  )
}

interface SavingProps {
  readonly draftOf: (name: string) => ReturnType<typeof chartDraft>
  readonly canSave: boolean
  readonly hasWhite: boolean
  readonly onMade: (chart: OwnChart) => void
  readonly onRetake: () => void
}

function Saving({ draftOf, canSave, hasWhite, onMade, onRetake }: SavingProps) {
  const id = useId()
  const words = texts('camera').making
  const [name, setTypedName] = useState('')
  const { isSaving, failure, save } = useSaving()

  async function make() {
    const charts = await save(async () => [await draftOf(name.trim())])
    for (const chart of charts ?? []) {
      showToast({ text: texts('color-chart').own.saved(chartName(chart)) })
      onMade(chart)
    }
  }

  return (
    <>
      <div className="stack gap-2">
        <label htmlFor={id}>{words.name}</label>
        <input
          id={id}
          maxLength={60}
          value={name}
          placeholder={words.nameHint}
          onChange={({ target }) => setTypedName(target.value)}
        />
        {!hasWhite && canSave && <p>{words.noWhite}</p>}
        {failure !== null && (
          <Notice kind="error">
            <p>{words.failure[failure]}</p>
          </Notice>
        )}
        {!canSave && <p>{words.needOne}</p>}
      </div>
      <Button icon="restart_alt" onClick={onRetake}>
        {texts('camera').marking.retake}
      </Button>
      <BottomBar>
        <Button
          kind="filled"
          icon="save"
          aria-disabled={!canSave || isSaving}
          onClick={() => {
            if (canSave && !isSaving) void make()
          }}
        >
          {isSaving ? words.saving : words.save}
        </Button>
      </BottomBar>
    </>
  )
}
