import { useState } from 'react'
import { outlineArea } from '#domain/plot/outline.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { Card, Row, Rows } from '#ui/card.tsx'
import { numberText } from '#ui/text/amount-text.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import { OutlineDrawing } from './outline-drawing.tsx'

const editor = createModule(() => import('./outline-dialog.tsx'))

/** The outline of a field, and the button to draw it. */
export function PlotOutline({ plot }: { readonly plot: Plot }) {
  const words = texts('plots').outline
  const [isOpen, setOpen] = useState(false)
  const dialog = useModule(editor, isOpen)
  const { outline } = plot
  return (
    <Card kind="flush">
      <Rows>
        <Row
          {...(outline === null
            ? { icon: 'landscape' as const }
            : { lead: <OutlineDrawing outline={outline} /> })}
          title={words.title}
          detail={
            outline === null
              ? words.none
              : words.squareMeters(numberText(Math.round(outlineArea(outline))))
          }
          onClick={() => setOpen(true)}
        />
      </Rows>
      {isOpen && dialog !== null && (
        <dialog.OutlineDialog plot={plot} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}
