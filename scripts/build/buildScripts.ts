import { join } from 'node:path'
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'
import { cssModules } from '../css/cssModules'
import type { Manifest, WorkspacePackage } from '../workspace/readPackages'
import { assertRoots } from './assertRoots'
import { assignChunks, type Cutting, doubleDoors } from './assignChunks'
import { BuildFault } from './BuildFault'
import { chunkPlan } from './chunkPlan'
import { nameInPlan } from './nameInPlan'
import { plainImports } from './plainImports'
import { readModules } from './readModules'
import { sourceEntries } from './sourceEntries'

/** A file of a built package, and the modules of the source in it, by the names of the chunk plan. */
export type BuiltScript = { readonly file: string; readonly modules: readonly string[] }

/** Builds the scripts of a package into its `dist`, cut by the chunk plan. @throws BuildFault */
export async function buildScripts(
  root: string,
  { dir, manifest }: WorkspacePackage,
  outDir = 'dist',
): Promise<readonly BuiltScript[]> {
  const cwd = join(root, dir)
  const entries = Object.entries(sourceEntries(manifest)).map(
    ([name, file]) => [name, join(cwd, file)] as const,
  )
  const bundles = manifest.latchkey?.bundles
  const config: InlineConfig = {
    root: cwd,
    configFile: false,
    logLevel: 'warn',
    plugins: [cssModules(), plainImports()],
    // A test runner sets NODE_ENV to `test`, and Vite would then compile JSX for React's development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['@latchkey/source'] },
    build: {
      outDir: join(cwd, outDir),
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: { entry: Object.fromEntries(entries), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^[./\0]/.test(id) && !(bundles && id.startsWith(bundles)),
        preserveEntrySignatures: 'allow-extension',
        // `'use client'` is kept where it matters: as the first line of an entry, which `importFaults` checks.
        checks: { pluginTimings: false, moduleLevelDirective: false, ineffectiveDynamicImport: false },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  }
  const nameOf = (file: string) => nameInPlan(root, file)
  const modules = await readModules(config, nameOf)
  const cutting = { modules, entries: entries.map(([, file]) => nameOf(file)), plan: chunkPlan }
  if (bundles) assertPlanned(cutting)
  const chunks = assignChunks(cutting)
  const cut: InlineConfig = {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (file) => chunks.get(nameOf(file)) ?? null }],
          },
        },
      },
    },
  }
  const result = await build(mergeConfig(config, cut))
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  assertDeclared(manifest, outputs)
  return outputs.flatMap((output) =>
    output.type === 'chunk'
      ? [{ file: join(cwd, outDir, output.fileName), modules: output.moduleIds.map(nameOf) }]
      : [],
  )
}

/** A site installs only what the manifest names. */
function assertDeclared(
  { dependencies, optionalDependencies, peerDependencies }: Manifest,
  outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): void {
  const declared = { ...dependencies, ...optionalDependencies, ...peerDependencies }
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const own = new Set(chunks.map(({ fileName }) => fileName))
  const missing = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((id) => !own.has(id) && !id.startsWith('node:'))
    .map((id) => (/^(@[^/]+\/)?[^/]+/.exec(id) ?? [id])[0])
    .filter((name) => !(name in declared))
  if (missing.length > 0) throw new BuildFault(`package.json lacks ${[...new Set(missing)].join(', ')}`)
}

/** Reports names that would silently change the cut. */
function assertPlanned(cutting: Cutting): void {
  assertRoots(cutting.modules, cutting.plan)
  const double = doubleDoors(cutting)
  if (double.length > 0)
    throw new BuildFault(`Exported by an entry and also loaded later: ${double.join(', ')}`)
}
