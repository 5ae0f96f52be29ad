import type { Remark } from '#domain/kit/kit.ts'
import { careRemarks, troubles, type Backing, type RemarkName } from '#knowledge/manual/remarks.ts'
import { manualSources } from '#knowledge/manual/sources.ts'
import { comparing, comparingSources } from '#knowledge/sampling/comparing.ts'
import type { Catalogs } from '#locales/source-catalogs.ts'
import { texts } from '#locales/texts.ts'
import { Card, Fold } from '#ui/card.tsx'
import { FoldedSources } from '#ui/sources/folded-sources.tsx'
import { Notice } from '#ui/notice.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { figureFill } from '#ui/text/turbidity-figure.ts'
import { Chapter } from './chapter.tsx'
import { useOpenChapter } from './open-chapter.ts'
import { troubleAnchor } from './parts.ts'
import { DrawingRow, Remarks } from './remarks.tsx'

type Captioned = keyof Catalogs['manual']['captions']
type CareName = keyof typeof careRemarks

const drawings: Readonly<Record<CareName, readonly Captioned[]>> = {
  looking: ['daylight', 'read-tube', 'read-strip', 'half-level'],
  potassium: ['read-k', 'mix-gently'],
  hands: ['wash-hands', 'shake-tube'],
  'first-aid': ['rinse-eyes'],
  disposal: ['rinse-tube', 'dispose'],
  storage: ['keep-cool', 'open-date'],
  limits: [],
}

interface CareChapterProps {
  readonly id: CareName
  readonly children?: React.ReactNode
}

/** Advice that holds for every kit: pictures, sentences and their sources. */
export function CareChapter({ id, children }: CareChapterProps) {
  const words = texts('manual')
  const backings: readonly Backing<RemarkName>[] = careRemarks[id]
  return (
    <Chapter id={id} title={words.sections[id]}>
      {id === 'first-aid' && (
        <Notice kind="warning">
          <p>{words.careNotes['first-aid']}</p>
        </Notice>
      )}
      <DrawingRow names={drawings[id]} />
      {id === 'potassium' && <FigureLevels />}
      <Remarks
        isGeneral
        kit={{ sources: manualSources() }}
        remarks={backings.map(({ name, ...backing }) => ({
          text: words.remarks[name],
          ...backing,
        }))}
      />
      {id === 'potassium' && (
        <Remarks
          isGeneral
          kit={{ sources: comparingSources() }}
          remarks={[comparing().paperFigure, comparing().threeWords]}
        />
      )}
      {children}
    </Chapter>
  )
}

/** Common problems, folded: tapping one opens its answer. */
export function TroublesChapter({ asked }: { readonly asked: string }) {
  const words = texts('manual')
  const [open] = useOpenChapter()
  return (
    <Chapter id="troubles" title={words.sections.troubles}>
      <Card kind="flush">
        {troubles.map((trouble) => {
          const anchor = troubleAnchor(trouble.name)
          return (
            <Fold
              key={`${trouble.name} ${anchor === asked}`}
              id={anchor}
              tabIndex={-1}
              data-entry
              open={open === 'all' || anchor === asked}
              title={<h4>{words.troubles[trouble.name].title}</h4>}
            >
              <p>
                {words.troubles[trouble.name].text} <TrustMark isGeneral trust={trouble.trust} />
              </p>
              <Sources backings={[trouble]} />
            </Fold>
          )
        })}
      </Card>
    </Chapter>
  )
}

function Sources({ backings }: { readonly backings: readonly Pick<Remark, 'sources'>[] }) {
  return (
    <FoldedSources sources={manualSources()} keys={backings.flatMap(({ sources }) => sources)} />
  )
}

type LevelName = 'clear' | 'faint' | 'gone'

/** How much of the figure remains visible in each drawing. Not measured values: three clearly different cases. */
const levels: readonly (readonly [LevelName, contrast: number])[] = [
  ['clear', 0.9],
  ['faint', 0.3],
  ['gone', 0.02],
]

/** The black figure behind a tube that is clear, milky, or so milky that the figure has vanished. */
function FigureLevels() {
  const words = texts('manual').figureLevels
  return (
    <div className="columns-3 gap-3 centered label tight readable">
      {levels.map(([name, contrast]) => (
        <figure key={name}>
          <svg
            className="block below-1 own-colors"
            viewBox="0 0 100 100"
            role="img"
            aria-label={words[name].picture}
          >
            <path d="M2 2h96v96H2z" fill="#ffffff" stroke="#33261c" strokeWidth={2} />
            <path d="M16 30h68v40H16z" fill="#000000" />
            <path d="M34 14h32v60q0 16-16 16T34 74z" fill="#ffffff" />
            <path d="M34 30h32v40H34z" fill={figureFill(contrast)} />
            <path
              d="M28 12h44M34 12v62q0 16 16 16t16-16V12"
              fill="none"
              stroke="#33261c"
              strokeWidth={3}
              strokeLinecap="round"
            />
          </svg>
          <figcaption>
            {words[name].look}
            <br />
            <strong>{words[name].meaning}</strong>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
