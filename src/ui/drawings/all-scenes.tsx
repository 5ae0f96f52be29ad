import { Painted } from './painted.tsx'
import type { SceneName } from './scene-box.ts'
import { scenes } from './scene-shapes.ts'

export const SceneShapes = ({ name }: { readonly name: SceneName }) => (
  <Painted shapes={scenes[name]} />
)
