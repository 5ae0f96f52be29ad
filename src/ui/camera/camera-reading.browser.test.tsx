import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createStore } from 'zustand/vanilla'
import { render } from 'vitest-browser-react'
import { createStores } from '#app/initial-states.ts'
import type { OwnCharts } from '#app/kits/own-charts.ts'
import type { Services } from '#app/services.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { checkerColors } from '#domain/color/color-checker.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { hexOf } from '#domain/color/srgb.ts'
import type { Kit } from '#domain/kit/kit.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import { failed, ok } from '#domain/result.ts'
import { rgbOfHex } from '#domain/color/srgb.ts'
import { instant, type Instant } from '#domain/units.ts'
import { loadTexts } from '#locales/texts.ts'
import { fakeCamera } from '#testing/fakes/fake-camera.ts'
import { fakeColorReader } from '#testing/fakes/fake-color-reader.ts'
import { nitratePad as analyte } from '#testing/color/nitrate-pad.ts'
import { paintedFrame } from '#testing/color/painted-frame.ts'
import { thrownFaults } from '#testing/thrown-faults.ts'
import { ServicesProvider } from '#ui/services.tsx'
import { CameraReading } from './camera-reading.tsx'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/parts.css'

const hexes = ['#d1cbb8', '#d5a2b0', '#d3639f', '#bf1f80']

const kit: Kit = {
  schema: 1,
  id: 'k',
  name: 'K',
  maker: '',
  trust: 'user',
  note: '',
  prepare: [],
  cautions: [],
  analytes: [analyte],
  lanes: [],
  sources: [],
}

/** The same levels, photographed earlier beside white paper. */
const earlier: OwnChart = {
  schema: 1,
  id: 'own',
  kit: 'k',
  analyte: 'no3',
  name: '窓',
  takenAt: instant(0),
  hasWhite: true,
  photo: null,
  patches: hexes.map((hex, at) => ({
    value: analyte.levels[at]?.value ?? null,
    word: '',
    rgb: rgbOfHex(hex),
    place: [0, 0, 0.1, 0.1] as const,
    photo: null,
  })),
}

/** Four levels in a row, the sample below in the color of the third. */
const chartPhoto = (sample: string) =>
  paintedFrame({ width: 640, height: 480, paper: '#c8c8c8' }, [
    ...hexes.map((hex, at) => ({ x: 60 + at * 130, y: 70, width: 100, height: 100, hex })),
    { x: 250, y: 290, width: 140, height: 120, hex: sample },
  ])

beforeAll(() => loadTexts('ja', 'ui', 'camera'))
beforeEach(() => page.viewport(360, 640))

const readyKits = { store: createStore(() => ({ isReady: true })) }

async function show(
  frame: Pixels,
  reader = fakeColorReader(),
  own: readonly OwnChart[] = [],
  options: Parameters<typeof fakeCamera>[0] = {},
  permission: Promise<void> = Promise.resolve(),
  {
    shown = analyte,
    keepsPhoto = true,
    now,
  }: { shown?: typeof analyte; keepsPhoto?: boolean; now?: () => Instant } = {},
) {
  const fake = fakeCamera({ still: frame, ...options })
  const open = vi.fn<Services['camera']['open']>(async () => {
    await permission
    return unseen(await fake.open())
  })
  const camera = { ...fake, ...reader, open }
  const { charts } = createStores()
  const keepPhoto = vi.fn<OwnCharts['keepPhoto']>(async () => 'a'.repeat(64))
  const later: Record<string, unknown> = {}
  for (const [name, method] of Object.entries(camera)) {
    if (typeof method === 'function') {
      later[name] = async (...args: unknown[]): Promise<unknown> =>
        Reflect.apply(method, null, args)
    }
  }
  const used: unknown = {
    camera: later,
    kits: readyKits,
    charts: {
      store: charts,
      start: async () => charts.setState({ isReady: true, charts: own }),
      keepPhoto,
    },
  }
  const onResult = vi.fn<(evidence: CameraEvidence, answer: Answer | null) => void>()
  const { unmount } = await render(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the dialog asks for nothing else
    <ServicesProvider services={used as Services}>
      <CameraReading
        kit={{ ...kit, analytes: [shown] }}
        analyte="no3"
        keepsPhoto={keepsPhoto}
        {...(now !== undefined && { now })}
        onResult={onResult}
        onClose={() => {}}
      />
    </ServicesProvider>,
  )
  return { onResult, keepPhoto, camera, unmount }
}

/** A real `<video>` rejects a fake stream. */
const unseen = (opened: Awaited<ReturnType<ReturnType<typeof fakeCamera>['open']>>) =>
  opened.ok ? ok({ ...opened.value, show: () => {} }) : opened

const button = (name: string | RegExp) => page.getByRole('button', { name })

async function pickFile() {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('no file input')
  await userEvent.upload(input, new File(['x'], 'photo.png', { type: 'image/png' }))
}

/** Taps the photograph at a point given in frame coordinates. */
async function tapAt(frame: Pixels, x: number, y: number) {
  const board = page.getByRole('button', { name: '枠を置く写真' })
  await expect.element(board).toBeVisible()
  const { width, height } = board.element().getBoundingClientRect()
  await board.click({
    position: { x: (x / frame.width) * width, y: (y / frame.height) * height },
  })
}

const fault = new Error('Failed to fetch dynamically imported module')

/** As where code could not be loaded. */
const fail = () => {
  throw fault
}

describe('the camera reading', () => {
  test('finds the chart, asks for the sample, proposes a level and keeps its evidence', async () => {
    const frame = chartPhoto('#d3639f')
    const { onResult, keepPhoto } = await show(frame)
    await pickFile()
    await expect.element(page.getByText('4段階が見つかりました')).toBeVisible()
    await expect.element(page.getByText('写真の「試料」をタップしてください。')).toBeVisible()
    await tapAt(frame, 320, 350)
    await button('これにする').click()
    await expect.poll(() => onResult.mock.calls.length).toBe(1)
    expect(onResult).toHaveBeenCalledWith(
      expect.objectContaining({
        verdict: 'accepted',
        photo: 'a'.repeat(64),
        outcome: expect.objectContaining({ kind: 'read' }),
      }),
      { kind: 'level', level: 2 },
    )
    expect(keepPhoto).toHaveBeenCalledOnce()
  })

  test('keeps the time of the photograph, not of the answer', async () => {
    const frame = chartPhoto('#d3639f')
    let now = instant(1000)
    const { onResult } = await show(frame, undefined, undefined, undefined, undefined, {
      now: () => now,
    })
    await pickFile()
    await expect.element(page.getByText('4段階が見つかりました')).toBeVisible()
    now = instant(121_000)
    await tapAt(frame, 320, 350)
    await button('これにする').click()
    await expect.poll(() => onResult.mock.calls[0]?.[0].takenAt).toBe(1000)
  })

  test('takes a strip of two pads, proposed by the chart, and matches both together', async () => {
    const second = ['#e8d05a', '#b9c458', '#86ac5c', '#35756e']
    const frame = paintedFrame({ width: 640, height: 480, paper: '#c8c8c8' }, [
      ...[hexes, second].flatMap((row, line) =>
        row.map((hex, at) => ({
          x: 60 + at * 130,
          y: 40 + line * 110,
          width: 90,
          height: 80,
          hex,
        })),
      ),
      { x: 160, y: 330, width: 90, height: 90, hex: '#d3639f' },
      { x: 300, y: 330, width: 90, height: 90, hex: '#86ac5c' },
    ])
    const { onResult } = await show(frame)
    await pickFile()
    await expect.element(page.getByRole('radio', { name: '2', exact: true })).toBeChecked()
    await expect.element(page.getByText('4段階が見つかりました')).toBeVisible()
    await tapAt(frame, 205, 375)
    await expect.element(page.getByText('「試料の2番目」をタップしてください')).toBeVisible()
    await tapAt(frame, 345, 375)
    await button('これにする').click()
    await expect.poll(() => onResult.mock.calls[0]?.[1]).toEqual({ kind: 'level', level: 2 })
  })

  test('corrects by a color checker in the same photograph, marked by its corners', async () => {
    const frame = paintedFrame({ width: 640, height: 480, paper: '#c8c8c8' }, [
      ...hexes.map((hex, at) => ({ x: 60 + at * 130, y: 40, width: 100, height: 90, hex })),
      { x: 60, y: 270, width: 140, height: 120, hex: '#d3639f' },
      { x: 290, y: 220, width: 320, height: 220, hex: '#202020' },
      ...checkerColors.map((color, at) => ({
        x: 300 + (at % 6) * 51,
        y: 230 + Math.floor(at / 6) * 51,
        width: 44,
        height: 44,
        hex: hexOf(color),
      })),
    ])
    const reader = fakeColorReader()
    const readSample = vi.spyOn(reader, 'readSample')
    const { onResult } = await show(frame, reader)
    await pickFile()
    await page.getByText('色見本カードで合わせる').click()
    await button('カードの四すみを選ぶ').click()
    await tapAt(frame, 130, 330)
    for (const [x, y] of [
      [322, 252],
      [577, 252],
      [322, 405],
      [577, 405],
    ] as const) {
      await tapAt(frame, x, y)
    }
    await button('これにする').click()
    await expect.poll(() => onResult.mock.calls[0]?.[1]).toEqual({ kind: 'level', level: 2 })
    expect(readSample.mock.calls[0]?.[1].knownPatches).toHaveLength(24)
  })

  test('keeps no photograph where nothing is recorded', async () => {
    const frame = chartPhoto('#d3639f')
    const settings = { keepsPhoto: false }
    const { onResult, keepPhoto } = await show(frame, undefined, [], {}, undefined, settings)
    await pickFile()
    await tapAt(frame, 320, 350)
    await button('これにする').click()
    await expect.poll(() => onResult.mock.calls[0]?.[0]).toMatchObject({ photo: null })
    expect(keepPhoto).not.toHaveBeenCalled()
  })

  test.each([
    { value: 20, offers: true },
    { value: null, offers: false },
  ])('takes a typed level beside the level $value: $offers', async ({ value, offers }) => {
    const [level] = analyte.levels
    if (level === undefined) throw new Error('no level')
    const levels = [{ ...level, value, word: '多い' }]
    const shown = { ...analyte, chartComplete: false, levels }
    await show(chartPhoto('#d3639f'), undefined, [], {}, undefined, { shown, keepsPhoto: true })
    await pickFile()
    await expect.element(button('枠を置く写真')).toBeVisible()
    expect(button('追加').elements()).toHaveLength(offers ? 1 : 0)
  })

  test('keeps both estimates where the user says otherwise', async () => {
    const frame = chartPhoto('#d3639f')
    const { onResult } = await show(frame)
    await pickFile()
    await tapAt(frame, 320, 350)
    await button('自分で選ぶ').click()
    await button(/^中間：5と20の間/).click()
    await expect.poll(() => onResult.mock.calls[0]?.[0]).toMatchObject({ verdict: 'changed' })
    expect(onResult.mock.calls[0]?.[1]).toEqual({ kind: 'between', lower: 1 })
  })

  test('says that a color is not on the chart, and records nothing if the user declines', async () => {
    const frame = chartPhoto('#2a7d3a')
    const { onResult } = await show(frame)
    await pickFile()
    await tapAt(frame, 320, 350)
    await expect.element(page.getByText('どの段階の色とも合いません')).toBeVisible()
    await button('使わない').click()
    await expect.poll(() => onResult.mock.calls[0]?.[1]).toBeNull()
    expect(onResult.mock.calls[0]?.[0]).toMatchObject({ verdict: 'discarded' })
  })

  test('gives the reason and a hint when it refuses, and leads back to the boxes', async () => {
    const frame = chartPhoto('#d3639f')
    const refusal = {
      status: 'refused',
      reasons: ['glare'],
      nearest: [],
      deltaE: null,
      gates: { glare: { value: 0.4, limit: 0.1, passed: false } },
    } as const
    await show(frame, fakeColorReader({ readSample: refusal }))
    await pickFile()
    await tapAt(frame, 320, 350)
    await expect.element(page.getByText('判定できません')).toBeVisible()
    await expect.element(page.getByText('光が反射しています。')).toBeVisible()
    await expect.element(button('目で読む')).toBeVisible()
    await button('枠を動かす').click()
    await expect.element(button('色を比べる')).toBeVisible()
  })

  test('can be canceled during detection, and then everything is tapped', async () => {
    const reader = fakeColorReader()
    const letGo = reader.hold()
    await show(chartPhoto('#d3639f'), reader)
    await pickFile()
    await expect.element(page.getByRole('progressbar')).toBeVisible()
    await button('中止する').click()
    await expect.element(page.getByText('カラーチャートが見つかりませんでした')).toBeVisible()
    letGo()
  })

  test('places and moves a box by keys alone', async () => {
    await show(chartPhoto('#d3639f'), fakeColorReader({ findGrids: [] }))
    await pickFile()
    await expect.element(button('枠を置く写真')).toBeVisible()
    button('枠を置く写真').element().focus()
    await userEvent.keyboard('{Enter}')
    await button(/試料.*済み/).click()
    const picture = page.getByRole('img', { name: '枠のまわりの拡大図' })
    const before = picture.element().getAttribute('viewBox')
    await button('右へ').click()
    expect(picture.element().getAttribute('viewBox')).not.toBe(before)
  })

  test('says in plain words why a photograph cannot be opened', async () => {
    const { charts } = createStores()
    const used: unknown = {
      camera: { isPossible: async () => false, fromFile: async () => failed('heic') },
      charts: { store: charts, start: async () => ok(undefined) },
      kits: readyKits,
    }
    await render(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the dialog asks for nothing else
      <ServicesProvider services={used as Services}>
        <CameraReading kit={kit} analyte="no3" keepsPhoto onResult={() => {}} onClose={() => {}} />
      </ServicesProvider>,
    )
    await expect.element(button('カメラで撮る')).not.toBeInTheDocument()
    await pickFile()
    await expect.element(page.getByText('HEIC形式の写真は')).toBeVisible()
  })

  test.each([
    ['denied', 'カメラを使う許可がありません。'],
    ['no-camera', 'カメラが見つかりません。'],
    ['in-use', 'ほかのアプリがカメラを使っています。'],
    ['not-supported', 'このブラウザではカメラの映像を使えません。'],
  ] as const)('says why no camera opens, and still takes a file: %s', async (refusal, why) => {
    await show(chartPhoto('#d3639f'), fakeColorReader(), [], { refusal })
    await expect.element(page.getByRole('alert')).toHaveTextContent(why)
    await expect.element(button('カメラで撮る')).toBeVisible()
    await pickFile()
    await expect.element(button('色を比べる')).toBeVisible()
  })

  test.each([
    ['cannot-decode', 'この写真は開けません。'],
    ['too-large', '写真が大きすぎます。'],
    ['too-small', '写真が小さすぎます。'],
  ] as const)('says what is wrong with a file: %s', async (reason, why) => {
    await show(chartPhoto('#d3639f'), fakeColorReader(), [], { file: failed(reason) })
    await pickFile()
    await expect.element(page.getByRole('alert')).toHaveTextContent(why)
  })

  test('says that the camera was taken away, and can open it again', async () => {
    const { camera, unmount } = await show(chartPhoto('#d3639f'))
    await expect.poll(() => camera.isOn()).toBe(true)
    camera.interrupt()
    await expect.element(page.getByText('カメラが止まりました。')).toBeVisible()
    await button('カメラで撮る').click()
    await expect.poll(() => camera.isOn()).toBe(true)
    await expect.element(page.getByText('カメラが止まりました。')).not.toBeInTheDocument()
    await unmount()
    expect(camera.isOn()).toBe(false)
  })

  test('says that its code could not be loaded, and loads it when opened again', async () => {
    const faults = thrownFaults()
    const isPossible = vi.fn<() => boolean>(() => true).mockImplementationOnce(fail)
    const { camera } = await show(
      chartPhoto('#d3639f'),
      Object.assign(fakeColorReader(), { isPossible }),
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent('もう一度試してください。')
    await button('カメラで撮る').click()
    await expect.poll(() => camera.isOn()).toBe(true)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(faults).toEqual([fault])
  })

  test('says that a photograph could not be opened for a fault, and opens it when picked again', async () => {
    const faults = thrownFaults()
    const frame = chartPhoto('#d3639f')
    const fromFile = vi
      .fn<() => Promise<unknown>>(async () => ok(frame))
      .mockImplementationOnce(fail)
    await show(frame, Object.assign(fakeColorReader(), { fromFile }))
    await pickFile()
    await expect.element(page.getByRole('alert')).toHaveTextContent('もう一度試してください。')
    await pickFile()
    await expect.element(page.getByText('4段階が見つかりました')).toBeVisible()
    expect(faults).toEqual([fault])
  })

  test.each(['findCard', 'findGrids'] as const)(
    'lets everything be tapped where the search has a fault: %s',
    async (search) => {
      const faults = thrownFaults()
      const reader = fakeColorReader()
      vi.spyOn(reader, search).mockImplementationOnce(fail)
      await show(chartPhoto('#d3639f'), reader)
      await pickFile()
      await expect.element(page.getByText('カラーチャートが見つかりませんでした')).toBeVisible()
      expect(faults).toEqual([fault])
    },
  )

  test('says that the reading has failed for a fault, and reads at the next attempt', async () => {
    const faults = thrownFaults()
    const frame = chartPhoto('#d3639f')
    const reader = fakeColorReader()
    vi.spyOn(reader, 'readSample').mockImplementationOnce(fail)
    await show(frame, reader)
    await pickFile()
    await tapAt(frame, 320, 350)
    await expect.element(page.getByText('読み取れませんでした。')).toBeVisible()
    await button('色を比べる').click()
    await expect.element(button('これにする')).toBeVisible()
    expect(faults).toEqual([fault])
  })

  test('a camera that opens after the dialog was closed is turned off', async () => {
    let allow = () => {}
    const permission = new Promise<void>((resolve) => {
      allow = () => resolve()
    })
    const frame = chartPhoto('#d3639f')
    const { camera, unmount } = await show(frame, fakeColorReader(), [], {}, permission)
    await expect.element(page.getByText('カメラを開いています…')).toBeVisible()
    await unmount()
    allow()
    await expect.poll(() => camera.open.mock.settledResults[0]?.type).toBe('fulfilled')
    await expect.poll(() => camera.isOn()).toBe(false)
  })

  test('the error of a file stays visible when the camera is refused after it', async () => {
    let refuse = () => {}
    const permission = new Promise<void>((resolve) => {
      refuse = () => resolve()
    })
    const file = failed('cannot-decode' as const)
    const { camera } = await show(
      chartPhoto('#d3639f'),
      fakeColorReader(),
      [],
      { file, refusal: 'denied' },
      permission,
    )
    await expect.element(page.getByText('カメラを開いています…')).toBeVisible()
    await pickFile()
    await expect.element(page.getByRole('alert')).toHaveTextContent('この写真は開けません。')
    refuse()
    await expect.poll(() => camera.open.mock.settledResults[0]?.type).toBe('fulfilled')
    await expect.element(page.getByRole('alert')).toHaveTextContent('この写真は開けません。')
  })

  test('when canceled while reading, keeps every box where it was', async () => {
    const frame = chartPhoto('#d3639f')
    const reader = fakeColorReader()
    const { onResult } = await show(frame, reader)
    await pickFile()
    await expect.element(button('枠を置く写真')).toBeVisible()
    const letGo = reader.hold()
    await tapAt(frame, 320, 350)
    await button('中止する').click()
    await expect.element(button('色を比べる')).toHaveAttribute('aria-disabled', 'false')
    letGo()
    await expect.element(page.getByText('およそ')).not.toBeInTheDocument()
    expect(onResult).not.toHaveBeenCalled()
  })

  test('moves the chosen box by arrow keys, and announces its position', async () => {
    await show(chartPhoto('#d3639f'), fakeColorReader({ findGrids: [] }))
    await pickFile()
    const board = button('枠を置く写真')
    await expect.element(board).toHaveAccessibleDescription(/矢印キー/)
    board.element().focus()
    await userEvent.keyboard('{Enter}')
    await button(/試料.*済み/).click()
    const place = page.getByRole('group', { name: '「試料」の位置を細かく' }).getByRole('status')
    await expect.element(place).toHaveTextContent('左から50%、上から50%')
    board.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
    await expect.element(place).toHaveTextContent('左から58%、上から44%')
  })

  test('takes a still from the live view, and turns the camera off', async () => {
    const { camera } = await show(chartPhoto('#d3639f'))
    await expect.poll(() => camera.isOn()).toBe(true)
    await page.getByRole('button', { name: '撮る', exact: true }).click()
    await expect.element(button('色を比べる')).toBeVisible()
    expect(camera.isOn()).toBe(false)
  })

  test('compares with levels photographed before, needs a white, and says that it is less reliable', async () => {
    const frame = paintedFrame({ width: 640, height: 480, paper: '#c8c8c8' }, [
      { x: 60, y: 120, width: 200, height: 200, hex: '#d3639f' },
      { x: 360, y: 120, width: 200, height: 200, hex: '#f8f8f8' },
    ])
    const { onResult } = await show(frame, fakeColorReader(), [earlier])
    await page.getByRole('radio', { name: /自分の色見本「窓」/ }).click()
    await pickFile()
    await tapAt(frame, 160, 220)
    await expect.element(page.getByText('白い紙の枠を置いてください。')).toBeVisible()
    await expect.element(page.getByText(/カラーチャートが見つかりません/)).not.toBeInTheDocument()
    await tapAt(frame, 460, 220)
    await expect.element(page.getByText('正確さは低めです')).toBeVisible()
    await button('これにする').click()
    await expect.poll(() => onResult.mock.calls[0]?.[1]).toEqual({ kind: 'level', level: 2 })
  })
})
