import { moveOutOfTurn } from './errors'

/** Lets each step happen once and in order: a message that comes again, too early or too late changes nothing. */
export function takeTurns<Step extends string>(order: readonly Step[]): (step: Step) => void {
  let next = 0
  return (step) => {
    if (order[next] !== step) throw moveOutOfTurn()
    next += 1
  }
}
