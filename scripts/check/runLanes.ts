import { runSteps, type StepReport } from './runSteps'
import type { Step } from './Step'

/** Runs lanes of steps beside each other, the steps of each one after the other, and returns what all of them found. */
export async function runLanes(
  lanes: readonly (readonly Step[])[],
  root: string,
  print: (line: string) => void = console.log,
): Promise<StepReport[]> {
  const reports = await Promise.all(lanes.map((steps) => runSteps(steps, root, print)))
  return reports.flat()
}
