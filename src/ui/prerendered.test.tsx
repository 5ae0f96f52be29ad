import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Choice } from '#ui/controls/choice.tsx'
import { Dialog } from './dialog.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'
import { LevelLook } from '#ui/level/level-look.tsx'
import { Notice } from './notice.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { ToastRegion } from './toast.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'

beforeAll(() => loadTexts('ja', 'ui'))

const nothing = () => undefined
const swatch = <LevelLook look={{ kind: 'swatch', hex: '#e8d44d' }} />
const figure = <LevelLook look={{ kind: 'contrast', ratio: 0.5 }} />
const ramp = <LevelLook look={{ kind: 'unknown' }} place={2} count={4} />

const pieces: Readonly<Record<string, () => ReactNode>> = {
  button: () => <Button icon="check">はじめる</Button>,
  choice: () => (
    <Choice legend="x" options={[{ value: 'a', label: 'A' }]} value="a" onChange={nothing} />
  ),
  dialog: () => <Dialog title="x" open={false} onClose={nothing} />,
  'file button': () => (
    <FileButton accept=".json" onPick={nothing}>
      開く
    </FileButton>
  ),
  swatch: () => swatch,
  figure: () => figure,
  ramp: () => ramp,
  notice: () => <Notice kind="warning">x</Notice>,
  stepper: () => <Stepper label="x" value={1} min={1} max={2} onChange={nothing} />,
  switch: () => <Switch label="x" checked onChange={nothing} />,
  toast: () => <ToastRegion />,
  'trust mark': () => <TrustMark trust="official" />,
}

describe('prerendered HTML', () => {
  test.each(Object.entries(pieces))(
    'of the %s has no inline style, which the content security policy would block',
    (_name, piece) => {
      const html = renderToStaticMarkup(piece())
      expect(html.length).toBeGreaterThan(20)
      expect(html).not.toContain('style=')
    },
  )
})

describe('the look of a level', () => {
  test('a color is drawn as it is in the kit', () => {
    expect(renderToStaticMarkup(swatch)).toContain('fill="#e8d44d"')
  })

  test('turbidity is a figure that fades, on white', () => {
    const html = renderToStaticMarkup(figure)
    expect(html).toContain('fill="#ffffff"')
    expect(html).toContain('fill="#bcbcbc"')
  })

  test('an unknown color is a ramp that shows its place, never a question mark', () => {
    const html = renderToStaticMarkup(ramp)
    expect(html.match(/data-on="true"/g)).toHaveLength(2)
    expect(html.match(/data-on="false"/g)).toHaveLength(2)
    expect(html).not.toContain('?')
  })
})

test.each([
  ['official', '公式手順'],
  ['reported', '利用者の報告'],
  ['inferred', '推定・説明書で確認'],
  ['user', '自分で入力'],
  ['unknown', '説明書で確認'],
] as const)('the mark %s says %s', (trust, word) => {
  expect(renderToStaticMarkup(<TrustMark trust={trust} />)).toContain(word)
})

test('a statement about soil testing in general is not called a procedure', () => {
  expect(renderToStaticMarkup(<TrustMark isGeneral trust="official" />)).toContain('公式資料')
})

test('an error is read out at once, a note is not', () => {
  expect(renderToStaticMarkup(<Notice kind="error">x</Notice>)).toContain('role="alert"')
  expect(renderToStaticMarkup(<Notice kind="note">x</Notice>)).not.toContain('alert')
})
