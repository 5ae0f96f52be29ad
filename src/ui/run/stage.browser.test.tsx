import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#ui/base.css'
import '#ui/parts.css'
import '#ui/tokens.css'
import { seconds } from '#domain/units.ts'
import { Count, Stage, StageLine, StagePicture } from './stage.tsx'

test('where two share a wide screen, the picture has the height of the stage beside the digits', async () => {
  await page.viewport(1440, 900)
  await render(
    <div className="grid" style={{ inlineSize: '640px', blockSize: '300px' }}>
      <Stage state="hands" word="計測中" title="ボトルを振る" status="busy" level={0.5} isHalf>
        <Count seconds={seconds(59)} />
        <StagePicture>
          <svg viewBox="0 0 340 250" role="img" aria-label="ボトル" />
        </StagePicture>
        <StageLine>音が鳴ったら、振るのをやめます</StageLine>
      </Stage>
    </div>,
  )
  const picture = page.getByRole('img', { name: 'ボトル' }).element().getBoundingClientRect()
  const digits = page.getByRole('timer').element().getBoundingClientRect()
  expect(picture.height).toBeGreaterThan(250)
  expect(picture.left).toBeGreaterThan(digits.right)
})
