import { deepest, depthAdvice } from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { FoldedSources } from '#ui/folded-sources.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import styles from './depth-table.module.css'

/** How deep each source says to dig, side by side: they do not agree. */
export function DepthTable() {
  const words = texts('hints').depth
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.layer}</th>
          <th scope="col">{words.where}</th>
        </tr>
      </thead>
      <tbody>
        {depthAdvice().map(({ id, name, layer }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {words.range(...layer.value)}
              <LayerBar layer={layer.value} />
            </td>
            <td>
              <TrustMark trust={layer.trust} />
              <FoldedSources sources={samplingSources()} keys={layer.sources} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The layer as a bar from the surface (left) to the deepest layer of the table. The numbers stand beside it. */
function LayerBar({ layer: [from, to] }: { readonly layer: readonly [number, number] }) {
  return (
    <svg
      viewBox={`0 0 ${deepest} 4`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles['bar']}
    >
      <rect width={deepest} height="4" className={styles['ground']} />
      <rect x={from} width={to - from} height="4" className={styles['layer']} />
    </svg>
  )
}
