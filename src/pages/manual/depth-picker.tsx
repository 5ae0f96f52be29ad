import { useId, useState } from 'react'
import { layerAt, scraped } from '#knowledge/sampling/layer-at.ts'
import { deepest, depthAdvice, type DepthAdvice } from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { Choice } from '#ui/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import { FoldedSources } from '#ui/folded-sources.tsx'
import styles from './depth-picker.module.css'

/** How deep the spade goes: a layer for each crop, and what a depth means. */
export function DepthPicker() {
  const words = texts('manual').sampling
  const [first] = depthAdvice()
  const [advice, setAdvice] = useState<DepthAdvice | undefined>(first)
  const [depth, setDepth] = useState(8)
  const id = useId()
  if (advice === undefined) return null
  const verdict = layerAt(depth, advice.layer.value)
  return (
    <>
      <Choice
        legend={words.crop}
        options={depthAdvice().map(({ id: value, name, layer }) => ({
          value,
          label: name,
          detail: words.layer(...layer.value),
        }))}
        value={advice.id}
        onChange={(chosen) => setAdvice(depthAdvice().find((it) => it.id === chosen))}
      />
      <div className={styles['picker']}>
        <Profile layer={advice.layer.value} depth={depth} />
        <div>
          <label htmlFor={`${id}depth`} className={styles['label']}>
            {words.spade}
          </label>
          <input
            id={`${id}depth`}
            type="range"
            min={0}
            max={deepest}
            step={1}
            value={depth}
            aria-valuetext={words.centimeters(depth)}
            className={styles['slider']}
            onChange={({ target }) => setDepth(target.valueAsNumber)}
          />
          <output htmlFor={`${id}depth`} className={styles['verdict']}>
            <Icon name={verdict === 'take' ? 'check_circle' : 'info'} />
            <span>
              <strong>{words.centimeters(depth)}</strong> {words.verdicts[verdict]}
            </span>
          </output>
          <p>
            {words.differs} <TrustMark trust={advice.layer.trust} />
          </p>
          <FoldedSources sources={samplingSources()} keys={advice.layer.sources} />
        </div>
      </div>
    </>
  )
}

/** Drawing units for a centimeter, and where the surface is. */
const scale = 4
const surface = 44
const yOf = (depth: number) => surface + depth * scale

interface ProfileProps {
  readonly layer: readonly [from: number, to: number]
  readonly depth: number
}

/** The soil from the side, with the layer to take and the spade. */
function Profile({ layer: [from, to], depth }: ProfileProps) {
  const words = texts('manual').sampling
  const top = Math.max(from, scraped)
  const tip = yOf(depth)
  return (
    <svg
      viewBox="0 0 240 216"
      role="img"
      aria-label={words.profile(from, to)}
      className={styles['drawing']}
    >
      <rect
        x="40"
        y={surface}
        width="190"
        height={deepest * scale + 8}
        className={styles['soil']}
      />
      <rect x="40" y={surface} width="190" height={scraped * scale} className={styles['scrape']} />
      <rect
        x="40"
        y={yOf(top)}
        width="190"
        height={(to - top) * scale}
        className={styles['layer']}
      />
      <path d={`M32 ${surface}h198`} className={styles['line']} />
      <path d="M76 44q-2-14-14-18M76 44q0-18 14-24" className={styles['line']} />
      {[0, 10, 20, 30, 40].map((mark) => (
        <g key={mark}>
          <path d={`M34 ${yOf(mark)}h8`} className={styles['line']} />
          <text x="28" y={yOf(mark) + 5} textAnchor="end" className={styles['number']}>
            {mark}
          </text>
        </g>
      ))}
      <text x="136" y={yOf((top + to) / 2) + 5} textAnchor="middle" className={styles['name']}>
        {words.layer(from, to)}
      </text>
      <path
        d={`M204 ${tip - 40}v40M190 ${tip - 40}h28M192 ${tip - 22}h24v12l-12 12l-12-12z`}
        className={styles['spade']}
      />
    </svg>
  )
}
