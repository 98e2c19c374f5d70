import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { findChromium } from '../findChromium'
import { findEngines } from '../findEngines'
import { endMarked } from '../process/endMarked'
import { markName } from '../process/markedProcesses'
import { onParentEnd } from '../process/onParentEnd'
import { projectRoot } from '../workspace/projectRoot'
import type { Failure, Outcome } from './Outcome'
import { printOutcome } from './printOutcome'
import { runVitest } from './runVitest'

/** What a suite consists of: work to do before the tests, then Vitest projects, one after the other. */
export type Suite = {
  readonly before?: readonly (() => Promise<Outcome>)[]
  readonly projects: readonly (string | SuiteProject)[]
}

/** A Vitest project with further arguments. */
export type SuiteProject = { readonly name: string; readonly args: readonly string[] }

/**
 * Runs a suite and sets the exit code. The last line is `N passed, M failed`. There is no limit on the whole run, only
 * on each test: a slow machine takes longer and still passes.
 */
export async function runSuite({ before = [], projects }: Suite): Promise<void> {
  const begun = Date.now()
  const mark = randomUUID()
  process.env[markName] = mark
  const giveUp = () => void endMarked(mark, 0).finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, giveUp)
  if (process.env.npm_lifecycle_event) onParentEnd(giveUp)

  const outcomes: Outcome[] = []
  for (const step of [...before, findBrowser]) outcomes.push(await step())
  for (const line of await findEngines()) console.log(line)
  for (const project of projects) {
    const { name, args } = typeof project === 'string' ? { name: project, args: [] } : project
    outcomes.push(
      await runVitest({
        name,
        root: projectRoot,
        args: ['--project', name, ...args],
        reportFile: join(projectRoot, '.latchkey/test', `${name}.json`),
      }),
    )
  }
  outcomes.push(await endLeftovers(mark))
  process.exitCode = printOutcome(outcomes, Date.now() - begun)
}

async function findBrowser(): Promise<Outcome> {
  try {
    const path = await findChromium()
    process.env.CHROMIUM_PATH = path
    console.log(`ok   Chromium is ${path}`)
    return { passed: 1, failures: [] }
  } catch (cause) {
    // Most tests need no browser, so they still run. The others will say what is missing.
    const message = cause instanceof Error ? cause.message : String(cause)
    console.log(`FAIL Chromium: ${message}`)
    return { passed: 0, failures: [{ where: 'machine', title: 'Chromium', message }] }
  }
}

async function endLeftovers(mark: string): Promise<Outcome> {
  const left = await endMarked(mark)
  const failures = left.map(
    ({ pid, command }): Failure => ({
      where: 'machine',
      title: 'leaves no process behind',
      message: `${pid} was still running: ${command}`,
    }),
  )
  return { passed: failures.length === 0 ? 1 : 0, failures }
}
