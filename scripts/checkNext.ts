import { join } from 'node:path'
import { printOutcome } from './test/printOutcome'
import { runVitest } from './test/runVitest'
import { projectRoot } from './workspace/projectRoot'

// Installs examples/next outside the repository, builds it, starts it, and signs in to it in a browser.
const begun = Date.now()
const outcome = await runVitest({
  name: 'examples/next',
  root: projectRoot,
  args: ['--project', 'e2e-soak', 'e2e/src/examples/next.soak.spec.ts'],
  reportFile: join(projectRoot, '.latchkey/test/next.json'),
})
process.exitCode = printOutcome([outcome], Date.now() - begun)
