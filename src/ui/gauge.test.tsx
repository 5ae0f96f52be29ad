import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Gauge, GaugeLine } from './gauge.tsx'

it('names the band only where the pin does not cover its word', () => {
  const drawn = (pin: number | null) =>
    renderToStaticMarkup(
      <Gauge label="" band={{ from: 0.4, to: 0.6 }} pin={pin} bandWord="Good" ticks={[]} />,
    )
  expect(drawn(null)).toContain('Good')
  expect(drawn(0.2)).toContain('Good')
  expect(drawn(0.52)).not.toContain('Good')
})

it('has a name where a range is known, and is silent otherwise', () => {
  const named = (label: string) =>
    renderToStaticMarkup(<GaugeLine label={label} band={null} pin={0.2} />)
  expect(named('適正は6.0〜6.5')).toContain('role="img" aria-label="適正は6.0〜6.5"')
  expect(named('')).toContain('aria-hidden="true"')
  expect(named('')).not.toContain('role')
})
