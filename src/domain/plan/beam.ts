import { copyBoard, emptyBoard, type Board } from './board.ts'
import { movesOf } from './moves.ts'
import { play, type Move } from './play.ts'
import { createSafety } from './safety.ts'

/** All moves of a plan, in the order they were decided on. */
export interface Line {
  readonly moves: readonly Move[]
  readonly makespan: number
}

/** One of the ways things could have gone so far. */
interface Way {
  readonly board: Board
  readonly last: Move | null
  readonly before: Way | null
  /** The smaller, the more promising. */
  readonly score: number
}

export interface Task {
  /** How many ways are followed at once. */
  readonly width: number
  readonly scoreOf: (board: Board) => number
  /** Ways that cannot end before this are given up. */
  readonly limit: number
  readonly boundOf: (board: Board) => number
}

export interface Beam {
  /** The best way found to the end; null when there is none. */
  readonly follow: (task: Task) => Line | null
}

/** Follows the most promising ways from a board on, a move at a time. `isNow`: this is how things stand, not how they might come to stand. */
export function createBeam(start: Board, isNow = true): Beam {
  const safety = createSafety(start.model)
  const spare: Board[] = []
  const copy = (board: Board) => {
    const to = spare.pop() ?? emptyBoard(board.model)
    copyBoard(board, to)
    return to
  }
  const goOn = (way: Way, { scoreOf, boundOf, limit }: Task, found: Way[]) => {
    for (const move of movesOf(way.board, safety, isNow && way.before === null)) {
      const board = copy(way.board)
      play(board, move)
      if (boundOf(board) >= limit) spare.push(board)
      else found.push({ board, last: move, before: way, score: scoreOf(board) })
    }
  }
  return {
    follow: (task) => {
      let ways: readonly Way[] = [{ board: copy(start), last: null, before: null, score: 0 }]
      for (let left = start.tasks; left > 0; left -= 1) {
        const found: Way[] = []
        for (const way of ways) goOn(way, task, found)
        for (const { board } of ways) spare.push(board)
        ways = mostPromising(found, task.width, spare)
      }
      const [best] = ways
      const line = best === undefined ? null : lineOf(best)
      for (const { board } of ways) spare.push(board)
      return line
    },
  }
}

function mostPromising(found: Way[], width: number, spare: Board[]): readonly Way[] {
  found.sort((one, other) => one.score - other.score)
  const kept: Way[] = []
  for (const way of found) {
    const isNew = kept.length < width && !kept.some((it) => isAlike(it, way))
    if (isNew) kept.push(way)
    else spare.push(way.board)
  }
  return kept
}

/** The same work is done and left, in another order. */
function isAlike(one: Way, other: Way): boolean {
  const [a, b] = [one.board, other.board]
  if (one.score !== other.score || a.free[0] !== b.free[0] || a.free[1] !== b.free[1]) return false
  if (a.dueCount !== b.dueCount || a.left.some((left, sort) => left !== b.left[sort])) return false
  for (let place = 0; place < a.dueCount; place += 1)
    if (a.ready[a.due[place] ?? 0] !== b.ready[b.due[place] ?? 0]) return false
  return true
}

function lineOf(way: Way): Line {
  const moves: Move[] = []
  for (let it: Way | null = way; it !== null; it = it.before)
    if (it.last !== null) moves.unshift(it.last)
  return { moves, makespan: way.board.bound }
}
