import { createModule } from '#ui/use-module.ts'

/** The maker of codes, fetched when the first code is to be drawn. */
export const qrEncoder = createModule(() => import('qr'))

/** The dark squares with their quiet zone; null where the text is too long for any code. */
export function squaresOf(
  { encodeQR }: Pick<typeof import('qr'), 'encodeQR'>,
  text: string,
  border: number,
): readonly (readonly boolean[])[] | null {
  try {
    return encodeQR(text, 'raw', { ecc: 'low', border })
  } catch {
    // The only thing it refuses is a text beyond the largest code.
    return null
  }
}
