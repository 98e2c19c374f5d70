import { lanes } from './check/lanes'
import { runLanes } from './check/runLanes'
import { bringBitcoind } from './debian/bringBitcoind'
import type { Failure, Outcome } from './test/Outcome'
import { runSuite } from './test/runSuite'
import { projectRoot } from './workspace/projectRoot'

// Starts here so that the download runs beside the checks.
const bringing = bringBitcoind()

await runSuite({
  before: [runChecks, reportBitcoind],
  projects: ['unit', 'browser', 'browser-fresh', 'e2e'],
})

async function runChecks(): Promise<Outcome> {
  const reports = await runLanes(lanes, projectRoot)
  const failures = reports
    .filter(({ faults }) => faults.length > 0)
    .map(({ name, faults }): Failure => ({ where: 'check', title: name, message: faults.join('\n') }))
  return { passed: reports.length - failures.length, failures }
}

async function reportBitcoind(): Promise<Outcome> {
  const { isThere, what } = await bringing
  console.log(`${isThere ? 'ok  ' : 'note'} bitcoind: ${what}`)
  return { passed: 0, failures: [] }
}
