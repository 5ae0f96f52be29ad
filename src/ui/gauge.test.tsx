import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Gauge } from './gauge.tsx'

it('names the band only where the pin does not cover its word', () => {
  const drawn = (pin: number | null) =>
    renderToStaticMarkup(
      <Gauge label="" band={{ from: 0.4, to: 0.6 }} pin={pin} bandWord="Good" ticks={[]} />,
    )
  expect(drawn(null)).toContain('Good')
  expect(drawn(0.2)).toContain('Good')
  expect(drawn(0.52)).not.toContain('Good')
})
