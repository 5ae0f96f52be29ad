import { emptyBoard, type Board } from './board.ts'
import type { Model } from './model.ts'
import { arrive } from './play.ts'

/** How things stand at zero. */
export function openBoard(model: Model): Board {
  const board = emptyBoard(model)
  board.free.set(model.problem.running?.busyUntil ?? [])
  for (const [index, chain] of model.chains.entries()) {
    board.blockers[index] = chain.after.length
    board.ready[index] = chain.from
    if (chain.first === -1) board.at[index] = -1
    else board.at[index] = chain.first
  }
  countWork(board)
  layOutVessels(board)
  for (const [index, chain] of model.chains.entries())
    if (chain.after.length === 0) arrive(board, index, chain.first, chain.from)
  return board
}

function countWork(board: Board) {
  for (const op of board.model.ops) {
    if (op.kind === 'wait') continue
    board.left[op.sort] = (board.left[op.sort] ?? 0) + 1
    board.load[op.sort] = (board.load[op.sort] ?? 0) + op.takes
    board.tasks += 1
    const from = board.model.chains[op.chain]?.from ?? 0
    board.bound = Math.max(board.bound, from + op.takes + op.rest)
  }
}

function layOutVessels(board: Board) {
  const { jobs, problem } = board.model
  for (const [index, job] of jobs.entries()) {
    board.holds[index] = job.vessel === undefined ? 0 : job.vessel === 'held' ? 1 : 2
    board.keepers[index] = job.freers > 0 ? job.freers : job.chains
    if (job.vessel === undefined) board.waiting += 1
  }
  const { vessels } = problem
  if (vessels === null) return
  const held = jobs.filter((job) => job.vessel === 'held').length
  const dirty = vessels.dirty ?? 0
  const clean = Math.max(0, vessels.count - held - dirty)
  board.clean.tail = clean
  board.dirty.tail = dirty
  const rinses = Math.max(0, board.waiting - clean)
  board.left[board.model.sorts - 1] = rinses
  board.load[board.model.sorts - 1] = rinses * vessels.rinse
  board.tasks += rinses
}
