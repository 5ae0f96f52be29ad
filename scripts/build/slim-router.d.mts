import type { Plugin } from 'vite'

export function slimRouter(root: string): Plugin
