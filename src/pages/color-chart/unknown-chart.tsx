import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { ActLink } from '#ui/controls/act.tsx'
import { readingNumber, speciesUnitText } from '#ui/text/amount-text.ts'
import { Card } from '#ui/card.tsx'
import { Ramp } from '#ui/level/level-look.tsx'
import { registrationAddress } from '#ui/level/registration-address.ts'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { bandText, commonTrust } from './chart-notes.ts'
import styles from './chart.module.css'

interface UnknownChartProps {
  readonly kit: Kit
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
}

/** Levels without published colors: the invitation to photograph the box's own chart, and below it what is known. */
export function UnknownChart({ kit, analyte, bands }: UnknownChartProps) {
  const words = texts('color-chart')
  const trust = commonTrust(bands)
  return (
    <div className="stack gap-4">
      {analyte.method !== 'turbidity' && (
        <section className="gap-2 round-l grid bordered tone-hands pad-3">
          <ChartInFrame />
          <h2 className="sides-2">{words.invite.title}</h2>
          <p className="sides-2">{words.invite.text}</p>
          <ActLink
            small
            icon="photo_camera"
            to={registrationAddress(kit.id, analyte.id)}
            detail={words.invite.detail}
          >
            {words.invite.act}
          </ActLink>
        </section>
      )}
      {bands.length > 0 && (
        <Card as="section">
          <div className={`row wrap even beside-2 ${styles['line']}`}>
            <h2 className="muted small">
              {analyte.name} {analyte.unit !== '' && speciesUnitText(analyte)}
            </h2>
            {trust !== null && <TrustMark trust={trust} />}
          </div>
          <ol className={`plain grid tight gap-3 beside-2 ${styles['known']}`}>
            {bands.map((shown, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a level is its place in the row
              <li key={index} className="top grid items-start gap-half small soil-ink">
                <Ramp place={index + 1} count={bands.length} />
                <b className="lead ink">
                  {shown.level.value === null
                    ? bandText(analyte, shown)
                    : readingNumber(analyte, shown.level.value)}
                </b>
                {shown.level.value !== null && <span className="ink">{shown.level.word}</span>}
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  )
}

/** Drawing of a printed chart in the frame of a camera. */
function ChartInFrame() {
  const colors = ['#fbf1ee', '#f6cdd6', '#ee9fba', '#d95f98']
  return (
    <svg
      className={`fill ${styles['drawn']}`}
      viewBox="0 0 340 170"
      aria-hidden="true"
      focusable="false"
    >
      <rect
        fill="var(--soil-4)"
        stroke="var(--draw-ink)"
        strokeWidth={3}
        x="70"
        y="26"
        width="200"
        height="130"
        rx="10"
      />
      <rect
        fill="var(--draw-paper)"
        stroke="var(--draw-ink)"
        strokeWidth={2}
        x="88"
        y="44"
        width="164"
        height="94"
        rx="4"
      />
      {colors.map((fill, at) => (
        <rect key={fill} x={98 + at * 37} y="56" width="33" height="40" rx="4" fill={fill} />
      ))}
      {colors.map((fill, at) => (
        <path
          key={fill}
          stroke="#3a2c21"
          strokeWidth={2}
          strokeLinecap="round"
          d={`M${104 + at * 37} 110h21m-17 12h13`}
        />
      ))}
      <path
        fill="none"
        stroke="var(--draw-move)"
        strokeWidth={6}
        strokeLinecap="round"
        d="M52 40V22q0-12 12-12h18M288 40V22q0-12-12-12h-18M52 130v18q0 12 12 12h18M288 130v18q0 12-12 12h-18"
      />
    </svg>
  )
}
