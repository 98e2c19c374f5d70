import { findBitcoind } from '../packages/testing/src/nodes/findBitcoind'
import { lanes } from './check/lanes'
import { runLanes } from './check/runLanes'
import { bringChains } from './debian/bringChains'
import { type Brought, bringProgram } from './debian/bringProgram'
import { unpackBitcoind } from './debian/unpackBitcoind'
import type { Failure, Outcome } from './test/Outcome'
import { runSuite } from './test/runSuite'
import { projectRoot } from './workspace/projectRoot'

// Starts here so the downloads run beside the checks.
const programs = {
  bitcoind: bringProgram(findBitcoind, unpackBitcoind),
  'anvil and Surfpool': bringChains(),
}

await runSuite({
  before: [runChecks, reportPrograms],
  projects: ['unit', 'browser', 'browser-fresh', 'e2e'],
})

async function runChecks(): Promise<Outcome> {
  const reports = await runLanes(lanes, projectRoot)
  const failures = reports
    .filter(({ faults }) => faults.length > 0)
    .map(({ name, faults }): Failure => ({ where: 'check', title: name, message: faults.join('\n') }))
  return { passed: reports.length - failures.length, failures }
}

async function reportPrograms(): Promise<Outcome> {
  for (const [name, bringing] of Object.entries(programs)) {
    const { isReady, what }: Brought = await bringing
    console.log(`${isReady ? 'ok  ' : 'note'} ${name}: ${what}`)
  }
  return { passed: 0, failures: [] }
}
