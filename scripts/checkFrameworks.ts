import { join } from 'node:path'
import { printOutcome } from './test/printOutcome'
import { runVitest } from './test/runVitest'
import { projectRoot } from './workspace/projectRoot'

// Installs the examples outside the repository with the packed packages, builds them, and clicks through them in a
// browser. Names of examples select some: `npm run check:frameworks -- vue next`.
const chosen = process.argv.slice(2)
const ownFiles = ['next', 'wagmi']
const isWanted = (name: string) => chosen.length === 0 || chosen.includes(name)
const others = chosen.filter((name) => !ownFiles.includes(name))
const files = [
  ...(chosen.length === 0 || others.length > 0 ? ['frameworks'] : []),
  ...ownFiles.filter(isWanted),
]
const begun = Date.now()
const outcome = await runVitest({
  name: 'examples',
  root: projectRoot,
  args: ['--project', 'e2e-soak', ...files.map((name) => `e2e/src/examples/${name}.soak.spec.ts`)],
  reportFile: join(projectRoot, '.latchkey/test/frameworks.json'),
  env: others.length > 0 ? { LATCHKEY_EXAMPLES: others.join(' ') } : {},
})
process.exitCode = printOutcome([outcome], Date.now() - begun)
