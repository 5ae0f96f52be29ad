import { useId } from 'react'
import type { Plot, PlotFields } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/amount-text.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { useCropNames } from './crop-names.ts'
import styles from './plot-card.module.css'

interface PlotCardProps {
  readonly plot: Plot
  readonly onEdit: () => void
}

/** One field: what is known of it, and what can be done with it. */
export function PlotCard({ plot, onEdit }: PlotCardProps) {
  const words = texts('plots')
  const heading = useId()
  const { archive, remove } = usePlotDeeds(plot)
  return (
    <article className={styles['card']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['name']}>
        {plot.name}
      </h2>
      <Known plot={plot} />
      <AppLink
        to={`/diag?view=history&plot=${encodeURIComponent(plot.id)}`}
        className={styles['link']}
      >
        {words.tests}
      </AppLink>
      <div className={styles['deeds']}>
        <Button icon="edit" aria-label={words.editOf(plot.name)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button onClick={() => void archive()}>
          {plot.archived ? words.unarchive : words.archive}
        </Button>
        <Button icon="delete" aria-label={words.removeOf(plot.name)} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </div>
    </article>
  )
}

function Known({ plot }: { readonly plot: Plot }) {
  const words = texts('plots')
  const { area, texture, humus, volcanicAsh, crops, note } = plot
  const now = crops.filter(({ to }) => to === null).map(({ crop }) => crop)
  const names = useCropNames(now.length > 0)
  const soil = [
    texture !== null && words.form.textures[texture],
    humus !== null && words.form.humusContents[humus],
    volcanicAsh === true && words.form.ash,
  ].filter((word) => word !== false)
  return (
    <ul className={`plain ${styles['known']}`}>
      <li>
        {area === null
          ? words.noArea
          : words.area(numberText(area.value), words.form.units[area.unit])}
      </li>
      {soil.map((word) => (
        <li key={word}>{word}</li>
      ))}
      {names !== null &&
        now.map((crop) => <li key={crop}>{words.growing(names.get(crop) ?? crop)}</li>)}
      {note !== '' && <li className={styles['note']}>{note}</li>}
    </ul>
  )
}

/** Each says what it did, with the way back. */
function usePlotDeeds(plot: Plot) {
  const words = texts('plots')
  const { plots } = useServices()
  const say = (text: string, undo: () => Promise<unknown>) =>
    showToast({ text, action: { label: words.undo, run: () => void undo() } })
  const change = async (patch: Partial<PlotFields>, said: string) => {
    const changed = await plots.change(plot.id, patch)
    if (changed.ok) say(said, () => plots.change(plot.id, changed.value))
    else showToast({ text: words.failures[changed.reason] })
  }
  return {
    archive: () =>
      change({ archived: !plot.archived }, plot.archived ? words.unarchived : words.archived),
    remove: async () => {
      const removed = await plots.remove(plot.id)
      if (removed.ok) say(words.removed, () => plots.restore(plot.id))
      else showToast({ text: words.failures[removed.reason] })
    },
  }
}
