import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, mergeConfig } from 'vite'
import { cssModules } from '../css/cssModules'
import { listFiles } from '../workspace/listFiles'
import type { WorkspacePackage } from '../workspace/readPackages'
import { assertRoots } from './assertRoots'
import { assignChunks } from './assignChunks'
import { cdnPlan } from './cdnPlan'
import { nameInPlan } from './nameInPlan'
import { readModules } from './readModules'

/**
 * Builds the files that a page without a bundler loads, into `dist/cdn`: minified, with React and all other packages, and
 * with a checksum of each in `integrity.json`. Returns the checksum of the file that a page names.
 */
export async function buildCdn(
  root: string,
  { dir, manifest }: WorkspacePackage,
  outDir = join(root, dir, 'dist/cdn'),
): Promise<string> {
  const sources = manifest.latchkey?.cdn ?? {}
  const entries = Object.entries(sources).map(([name, file]) => [name, join(root, dir, file)] as const)
  const config: InlineConfig = {
    root: join(root, dir),
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [cssModules()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // A test runner sets NODE_ENV to `test`, and Vite would then compile JSX for React's development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['@latchkey/source', 'browser', 'module', 'import', 'default'] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry: Object.fromEntries(entries), formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        checks: { pluginTimings: false, moduleLevelDirective: false, ineffectiveDynamicImport: false },
      },
    },
  }
  const nameOf = (file: string) => nameInPlan(root, file)
  const modules = await readModules(config, nameOf)
  assertRoots(modules, cdnPlan)
  const chunks = assignChunks({ modules, entries: [], plan: cdnPlan })
  await build(
    mergeConfig(config, {
      build: {
        license: { fileName: 'licences.md' },
        rolldownOptions: {
          output: {
            minify: true,
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name].js',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (file: string) => chunks.get(nameOf(file)) ?? null }],
            },
          },
        },
      },
    } satisfies InlineConfig),
  )
  return writeIntegrity(outDir)
}

/** What a page's `integrity` attribute and import map hold. */
async function writeIntegrity(folder: string): Promise<string> {
  const files = (await listFiles(folder)).filter((path) => path.endsWith('.js')).sort()
  const sums = await Promise.all(
    files.map(async (path) => {
      const sum = createHash('sha384')
        .update(await readFile(join(folder, path)))
        .digest('base64')
      return [path, `sha384-${sum}`] as const
    }),
  )
  const integrity: Readonly<Record<string, string>> = Object.fromEntries(sums)
  await writeFile(join(folder, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`)
  return integrity['latchkey.js'] ?? ''
}
