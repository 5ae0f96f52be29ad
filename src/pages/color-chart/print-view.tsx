import { useState } from 'react'
import { createPortal } from 'react-dom'
import { cardSvg } from '#domain/color/card/card-svg.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { figureCardSvg } from './figure-card-svg.ts'
import styles from './print-view.module.css'

interface PrintViewProps {
  readonly what: 'figure' | 'card'
}

/** A card to be printed at home at its true size, or kept as a file. */
export function PrintView({ what }: PrintViewProps) {
  const words = texts('color-chart').printCard
  const [svg] = useState(() => svgOf(what))
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const isFigure = what === 'figure'
  return (
    <section aria-label={isFigure ? words.figureTitle : words.cardTitle}>
      <h3>{isFigure ? words.figureTitle : words.cardTitle}</h3>
      <p>{isFigure ? words.figureLead : words.cardLead}</p>
      <img className={styles['preview']} src={address} alt={words.preview} />
      <div className={styles['buttons']}>
        <Button kind="filled" icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
        <a
          className={styles['save']}
          href={address}
          download={isFigure ? words.figureFile : words.cardFile}
        >
          {words.save}
        </a>
      </div>
      {createPortal(
        <div className={styles['sheet']} aria-hidden="true">
          <img src={address} alt="" />
        </div>,
        document.body,
      )}
    </section>
  )
}

function svgOf(what: PrintViewProps['what']): string {
  const words = texts('color-chart').printCard
  return what === 'figure'
    ? figureCardSvg({
        title: words.figureTitle,
        words: words.figureWords,
        foot: words.figureFoot,
      })
    : cardSvg(words.cardWords)
}
