import type { ChartPatch } from '#domain/chart/own-chart.ts'
import { hexOf } from '#domain/color/srgb.ts'
import styles from './patch-look.module.css'
import { usePhotoUrl } from './use-photo-url.ts'

/** A level as it was photographed; its measured color until, or where, there is no photograph. */
export function PatchLook({ patch }: { readonly patch: ChartPatch }) {
  const url = usePhotoUrl(patch.photo)
  return (
    <svg className={styles['look']} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={hexOf(patch.rgb)} />
      {url !== null && (
        <image href={url} width="100%" height="100%" preserveAspectRatio="xMidYMid slice" />
      )}
    </svg>
  )
}
