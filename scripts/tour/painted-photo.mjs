/** Position of the sample, as shares of the photograph. */
export const samplePlace = [0.49, 0.73]

const levels = ['#d69640', '#c4a84e', '#8c9e60', '#588a70']

/** A row of levels, a sample that looks like the third, and white paper, on gray, with the faint noise of every camera. */
export async function paintedPhoto(page) {
  const address = await page.evaluate((colors) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 })
    const pen = canvas.getContext('2d')
    const fields = [
      ['#cdcdcd', 0, 0, 1200, 900],
      ...colors.map((color, at) => [color, 90 + at * 240, 120, 180, 180]),
      [colors[2], 480, 560, 220, 200],
      ['#f4f4f4', 860, 520, 260, 260],
    ]
    for (const [color, ...box] of fields) {
      pen.fillStyle = color
      pen.fillRect(...box)
    }
    const picture = pen.getImageData(0, 0, 1200, 900)
    let state = 1
    for (let at = 0; at < picture.data.length; at += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      if (at % 4 !== 3) picture.data[at] += Math.round((state / 2 ** 31 - 1) * 2)
    }
    pen.putImageData(picture, 0, 0)
    return canvas.toDataURL('image/png')
  }, levels)
  const buffer = Buffer.from(address.split(',')[1], 'base64')
  return { name: 'photo.png', mimeType: 'image/png', buffer }
}
