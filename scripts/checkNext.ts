import { join } from 'node:path'
import { printOutcome } from './test/printOutcome'
import { runVitest } from './test/runVitest'
import { projectRoot } from './workspace/projectRoot'

// Beside `npm test`, which has no time for it: builds examples/next, starts it, and signs in to it in a browser.
const begun = Date.now()
const outcome = await runVitest({
  name: 'examples/next',
  root: projectRoot,
  args: ['--project', 'e2e', 'e2e/src/examples/sites.spec.ts'],
  reportFile: join(projectRoot, '.latchkey/test/next.json'),
  timeoutMs: 10 * 60_000,
  env: { CHECK_NEXT: '1' },
})
process.exitCode = printOutcome([outcome], Date.now() - begun)
