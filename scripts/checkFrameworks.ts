import { join } from 'node:path'
import { frameworkNames } from '../e2e/src/examples/frameworks'
import { chooseExamples } from './test/chooseExamples'
import { printOutcome } from './test/printOutcome'
import { runVitest } from './test/runVitest'
import { projectRoot } from './workspace/projectRoot'

// Installs the examples outside the repository with the packed packages, builds them, and clicks through them in a
// browser. Names of examples select some: `npm run check:frameworks -- vue next`.
const { fault, files, shared } = chooseExamples(process.argv.slice(2), frameworkNames)
if (fault !== null) {
  console.error(fault)
  process.exitCode = 1
} else {
  const begun = Date.now()
  const outcome = await runVitest({
    name: 'examples',
    root: projectRoot,
    args: ['--project', 'e2e-soak', ...files.map((name) => `e2e/src/examples/${name}.soak.spec.ts`)],
    reportFile: join(projectRoot, '.latchkey/test/frameworks.json'),
    env: shared.length > 0 ? { LATCHKEY_EXAMPLES: shared.join(' ') } : {},
  })
  process.exitCode = printOutcome([outcome], Date.now() - begun)
}
