import { useMemo, useState } from 'react'
import { areaIn, type Area } from '#domain/soil/area.ts'
import { crossesItself, outlineArea, type Outline, type Corner } from '#domain/plot/outline.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/text/amount-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { CheckChips } from '#ui/controls/chip.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useChangePlot } from './use-change-plot.ts'
import { OutlineFile } from './outline-file.tsx'
import { OutlineSketch } from './outline-sketch.tsx'
import { plotAreaText } from './plot-form.ts'

interface OutlineDialogProps {
  readonly plot: Plot
  readonly onClose: () => void
}

/** Edits the outline of a field: drawn on a grid, or taken from a file. Its area is offered, never applied automatically. */
export function OutlineDialog({ plot, onClose }: OutlineDialogProps) {
  const words = texts('plots').outline
  const { outline: kept } = plot
  const [way, setWay] = useState<'sketch' | 'map'>(kept?.on ?? 'sketch')
  const [corners, setCorners] = useState<readonly Corner[]>(
    kept?.on === 'sketch' ? kept.corners : [],
  )
  const [found, setFound] = useState<Outline | null>(kept?.on === 'map' ? kept : null)
  const drawn: Outline | null = corners.length < 3 ? null : { on: 'sketch', corners }
  const outline = way === 'sketch' ? drawn : found
  const [takesArea, setTakesArea] = useState(plot.area === null)
  const change = useChangePlot(plot.id)
  const isCrossed = outline !== null && crossesItself(outline)
  const area = useMemo(() => (outline === null ? null : areaOf(outline)), [outline])
  const save = async () => {
    const isKept = await change({ outline, ...(takesArea && area !== null && { area }) })
    if (isKept) onClose()
  }
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      actions={
        <>
          {area !== null && !isCrossed && (
            <CheckChips
              legend={words.found(
                plotAreaText(area),
                numberText(Math.round(outlineArea(outline ?? noOutline))),
              )}
              options={[{ value: 'area', label: words.takeArea(plotAreaText(area)) }]}
              checked={() => takesArea}
              onChange={(_, isTaken) => setTakesArea(isTaken)}
            />
          )}
          {isCrossed && <Notice kind="warning" title={words.crossed} />}
          <Button
            kind="filled"
            icon="save"
            disabled={outline === null || isCrossed}
            onClick={() => void save()}
          >
            {texts('plots').form.save}
          </Button>
        </>
      }
    >
      <Segments
        legend={words.way}
        hidesLegend
        options={(['sketch', 'map'] as const).map((value) => ({ value, label: words.ways[value] }))}
        value={way}
        onChange={setWay}
      />
      {way === 'sketch' ? (
        <OutlineSketch corners={corners} onChange={setCorners} />
      ) : (
        <OutlineFile chosen={found} onChoose={setFound} />
      )}
      {kept !== null && (
        <Button
          kind="text"
          icon="delete"
          onClick={() => void change({ outline: null }).then((isKept) => isKept && onClose())}
        >
          {words.remove}
        </Button>
      )}
    </Dialog>
  )
}

const noOutline: Outline = { on: 'sketch', corners: [] }

/** Area of an outline in ares, with three significant digits: no leaflet's dose needs more. */
const areaOf = (outline: Outline): Area => ({
  value: Number(areaIn(outlineArea(outline), 'a').toPrecision(3)),
  unit: 'a',
})
