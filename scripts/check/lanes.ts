import { boundaries } from './boundaries'
import { commandStep } from './commandStep'
import { entryPoints } from './entryPoints'
import { exampleLocks } from './exampleLocks'
import { fileNames } from './fileNames'
import { fileSizes } from './fileSizes'
import { focusedTests } from './focusedTests'
import { licences } from './licences'
import { lockFile } from './lockFile'
import { machinePaths } from './machinePaths'
import { manifests } from './manifests'
import { requirementNumbers } from './requirementNumbers'
import type { Step } from './Step'
import { styleSheets } from './styleSheets'
import { typeChecks } from './typeChecks'

const readers: readonly Step[] = [
  fileNames,
  fileSizes,
  machinePaths,
  focusedTests,
  requirementNumbers,
  boundaries,
  styleSheets,
  licences,
  lockFile,
  exampleLocks,
  manifests,
  commandStep('format, lint', 'biome', [
    'check',
    '--diagnostic-level=warn',
    '--error-on-warnings',
    '--max-diagnostics=50',
    '.',
  ]),
  typeChecks,
  commandStep('unused', 'knip', ['--no-progress', '--no-config-hints']),
]

/** The build comes before the steps that read its results. */
const builders: readonly Step[] = [commandStep('build', 'tsx', ['scripts/build.ts']), entryPoints]

/** What `npm run check` runs, in two lanes, since most of it is programs that use one core each. */
export const lanes: readonly (readonly Step[])[] = [readers, builders]
