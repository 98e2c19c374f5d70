import { join } from 'node:path'
import { build } from 'tsdown'
import type { WorkspacePackage } from '../workspace/readPackages'
import { buildCdn } from './buildCdn'
import { buildRecover } from './buildRecover'
import { buildScripts } from './buildScripts'
import { sourceEntries } from './sourceEntries'

/** Builds one package into its `dist`: ES modules, cut by the chunk plan, and declarations. */
export async function buildPackage(root: string, one: WorkspacePackage): Promise<void> {
  const program = one.manifest.latchkey?.program
  if (program) return buildRecover(root, join(root, one.dir, 'dist'), program)
  await buildScripts(root, one)
  if (one.manifest.latchkey?.cdn) console.log(`dist/cdn/latchkey.js ${await buildCdn(root, one)}`)
  const bundles = one.manifest.latchkey?.bundles
  await build({
    config: false,
    cwd: join(root, one.dir),
    entry: sourceEntries(one.manifest),
    clean: false,
    format: 'esm',
    platform: 'neutral',
    unbundle: !bundles,
    dts: { sourcemap: true, emitDtsOnly: true },
    deps: { neverBundle: [/^node:/], ...(bundles ? { alwaysBundle: [new RegExp(`^${bundles}`)] } : {}) },
    tsconfig: join(root, 'tsconfig.json'),
    report: false,
    inputOptions: {
      ...(bundles ? { resolve: { conditionNames: ['@latchkey/source'] } } : {}),
      // Declarations take this long.
      checks: { pluginTimings: false },
    },
    logLevel: 'warn',
    failOnWarn: true,
  })
}
