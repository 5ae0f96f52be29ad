import { join } from 'node:path'

export const assets = import.meta.dirname
export const root = join(assets, '../..')
export const publicFolder = join(root, 'public')
