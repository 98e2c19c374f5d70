import { join } from 'node:path'
import { build } from 'tsdown'
import type { WorkspacePackage } from '../workspace/readPackages'
import { sourceEntries } from './sourceEntries'

/**
 * Builds one package into its `dist`: ES modules and declarations, one file a module, so that what is imported
 * lazily stays a file of its own and a bundler can drop the rest.
 */
export async function buildPackage(root: string, { dir, manifest }: WorkspacePackage): Promise<void> {
  await build({
    config: false,
    cwd: join(root, dir),
    entry: sourceEntries(manifest),
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    unbundle: true,
    sourcemap: true,
    dts: { sourcemap: true },
    deps: { neverBundle: [/^node:/] },
    tsconfig: join(root, 'tsconfig.json'),
    report: false,
    // Declarations take their time; there is nothing to do about it.
    inputOptions: { checks: { pluginTimings: false } },
    logLevel: 'warn',
    failOnWarn: true,
  })
}
