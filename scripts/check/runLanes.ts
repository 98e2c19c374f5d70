import { runSteps, type StepReport } from './runSteps'
import type { Step } from './Step'

/** Runs lanes in parallel, and the steps of each lane in order. Returns all results. */
export async function runLanes(
  lanes: readonly (readonly Step[])[],
  root: string,
  print: (line: string) => void = console.log,
): Promise<StepReport[]> {
  const reports = await Promise.all(lanes.map((steps) => runSteps(steps, root, print)))
  return reports.flat()
}
