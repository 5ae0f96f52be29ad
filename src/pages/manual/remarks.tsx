import type { Kit, Remark } from '#domain/kit/kit.ts'
import type { Catalogs } from '#locales/source-catalogs.ts'
import { texts } from '#locales/texts.ts'
import { Card } from '#ui/card.tsx'
import { Drawing } from '#ui/drawings/drawing.tsx'
import { FoldedSources } from '#ui/sources/folded-sources.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { useOpenChapter } from './open-chapter.ts'

interface RemarksProps {
  readonly kit: Pick<Kit, 'sources'>
  readonly remarks: readonly Remark[]
  /** About soil testing in general, not steps of a kit. */
  readonly isGeneral?: boolean
}

/** Number of remarks shown; the rest is folded. */
const shownFirst = 3

/** Remarks from external sources, each with its trust mark; the sources are folded below them. */
export function Remarks({ kit, remarks, isGeneral = false }: RemarksProps) {
  const words = texts('manual')
  const [open] = useOpenChapter()
  if (remarks.length === 0) return <p>{words.nothingListed}</p>
  const more = remarks.slice(shownFirst)
  return (
    <Card>
      <Sentences isGeneral={isGeneral} remarks={remarks.slice(0, shownFirst)} />
      {more.length > 0 && (
        <details data-within open={open === 'all'}>
          <summary className="row target strong act-ink">{words.moreRemarks(more.length)}</summary>
          <Sentences isGeneral={isGeneral} remarks={more} />
        </details>
      )}
      <FoldedSources sources={kit.sources} keys={remarks.flatMap(({ sources }) => sources)} />
    </Card>
  )
}

const Sentences = ({ remarks, isGeneral }: Omit<Required<RemarksProps>, 'kit'>) => (
  <ul className="plain gap-3 grid airy">
    {remarks.map(({ text, trust }) => (
      <li key={text}>
        {text} <TrustMark isGeneral={isGeneral} trust={trust} />
      </li>
    ))}
  </ul>
)

interface PicturesProps {
  readonly names: readonly (keyof Catalogs['manual']['captions'])[]
}

/** Drawings side by side, in the order of the steps, each with a short caption. */
export function DrawingRow({ names }: PicturesProps) {
  const words = texts('manual')
  if (names.length === 0) return null
  return (
    <div className="gap-3 grid tiles">
      {names.map((name) => (
        <figure key={name} className="round-m clip centered label tight tone-hands">
          <Drawing name={name} label={words.drawings[name]} />
          <figcaption className="pad-2">{words.captions[name]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
