import type { Failure, Outcome } from './Outcome'

const shown = 60

/** Prints what failed, then as the last line `N passed, M failed`; returns the exit code. */
export function printOutcome(
  outcomes: readonly Outcome[],
  ms: number,
  print: (line: string) => void = console.log,
): number {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  if (failures.length > 0) print('\nfailed:')
  for (const failure of failures.slice(0, shown)) print(lineOf(failure))
  if (failures.length > shown) print(`  and ${failures.length - shown} more`)
  print(`\n${(ms / 60_000).toFixed(1)} minutes`)
  print(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 && passed > 0 ? 0 : 1
}

function lineOf({ where, title, message }: Failure): string {
  const why = message.trim().split('\n').slice(0, 3).join('\n      ')
  return `  ${where}: ${title}\n      ${why}`
}
