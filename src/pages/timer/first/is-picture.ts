import { pictures, type PictureName } from './pictures.ts'

export const isPicture = (name: string): name is PictureName => name in pictures
