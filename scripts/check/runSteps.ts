import type { Step, StepResult } from './Step'

// The first lines are enough to start with.
const longest = 60

/** The result of a step: its faults and its duration. */
export type StepReport = StepResult & { readonly name: string; readonly ms: number }

/** Runs steps in order, prints each with its duration, and returns the results. */
export async function runSteps(
  steps: readonly Step[],
  root: string,
  print: (line: string) => void = console.log,
): Promise<StepReport[]> {
  const reports: StepReport[] = []
  for (const step of steps) {
    const begun = performance.now()
    const result = await runStep(step, root)
    const report = { ...result, name: step.name, ms: Math.round(performance.now() - begun) }
    reports.push(report)
    for (const line of linesOf(report)) print(line)
  }
  return reports
}

async function runStep(step: Step, root: string): Promise<StepResult> {
  try {
    return await step.run(root)
  } catch (cause) {
    // A step that throws counts as a fault, and the rest still runs.
    return {
      faults: [
        `the step itself broke: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`,
      ],
    }
  }
}

function linesOf({ name, ms, faults, notes }: StepReport): string[] {
  const seconds = `${(ms / 1000).toFixed(1)} s`.padStart(7)
  const head = `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(13)} ${seconds}`
  return [head, ...(notes ?? []).map(indent), ...faults.map(indent)]
}

function indent(text: string): string {
  const lines = text.trimEnd().split('\n')
  const shown =
    lines.length > longest
      ? [...lines.slice(0, longest), `… and ${lines.length - longest} lines more`]
      : lines
  return shown.map((line) => `       ${line}`).join('\n')
}
