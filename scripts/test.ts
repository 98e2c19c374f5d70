import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { lanes } from './check/lanes'
import { runLanes } from './check/runLanes'
import { bringBitcoind } from './debian/bringBitcoind'
import { findChromium } from './findChromium'
import { endMarked } from './process/endMarked'
import { markName } from './process/markedProcesses'
import { onParentEnd } from './process/onParentEnd'
import type { Failure, Outcome } from './test/Outcome'
import { printOutcome } from './test/printOutcome'
import { runVitest } from './test/runVitest'
import { projectRoot } from './workspace/projectRoot'

const budgetMs = 19 * 60_000
const begun = Date.now()
const mark = randomUUID()
process.env[markName] = mark

const giveUp = () => void endMarked(mark, 0).finally(() => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, giveUp)
if (process.env.npm_lifecycle_event === 'test') onParentEnd(giveUp)

// Fetched while the checks run, so that it costs no time.
const bringing = bringBitcoind()
const outcomes: Outcome[] = [await checks(), await chromium()]
const bitcoind = await bringing
console.log(`${bitcoind.isThere ? 'ok  ' : 'note'} bitcoind: ${bitcoind.what}`)
for (const project of ['unit', 'browser', 'browser-fresh', 'e2e']) {
  outcomes.push(
    await runVitest({
      name: project,
      root: projectRoot,
      args: ['--project', project],
      reportFile: join(projectRoot, '.latchkey/test', `${project}.json`),
      timeoutMs: Math.max(1_000, begun + budgetMs - Date.now()),
    }),
  )
}
outcomes.push(await leftovers())
process.exitCode = printOutcome(outcomes, Date.now() - begun)

async function checks(): Promise<Outcome> {
  const reports = await runLanes(lanes, projectRoot)
  const failures = reports
    .filter(({ faults }) => faults.length > 0)
    .map(({ name, faults }): Failure => ({ where: 'check', title: name, message: faults.join('\n') }))
  return { passed: reports.length - failures.length, failures }
}

async function chromium(): Promise<Outcome> {
  try {
    const path = await findChromium()
    process.env.CHROMIUM_PATH = path
    console.log(`ok   Chromium is ${path}`)
    return { passed: 1, failures: [] }
  } catch (cause) {
    // The rest still runs: most of it needs no browser, and what does will say so.
    const message = cause instanceof Error ? cause.message : String(cause)
    console.log(`FAIL Chromium: ${message}`)
    return { passed: 0, failures: [{ where: 'machine', title: 'Chromium', message }] }
  }
}

async function leftovers(): Promise<Outcome> {
  const left = await endMarked(mark)
  const failures = left.map(
    ({ pid, command }): Failure => ({
      where: 'machine',
      title: 'no process is left behind',
      message: `${pid} was still running: ${command}`,
    }),
  )
  return { passed: failures.length === 0 ? 1 : 0, failures }
}
