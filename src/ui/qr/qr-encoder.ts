import { createModule } from '#ui/use-module.ts'

/** The QR encoder, loaded when the first code is to be drawn. */
export const qrEncoder = createModule(() => import('qr'))

/** The dark modules with their quiet zone; null when the text is too long for any code. */
export function squaresOf(
  { encodeQR }: Pick<typeof import('qr'), 'encodeQR'>,
  text: string,
  border: number,
): readonly (readonly boolean[])[] | null {
  try {
    return encodeQR(text, 'raw', { ecc: 'low', border })
  } catch {
    // It throws only for a text beyond the largest code.
    return null
  }
}
