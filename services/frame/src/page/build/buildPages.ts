import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, type LibraryOptions, type Rolldown } from 'vite'
import { cssModules } from '../../../../../scripts/css/cssModules'
import { writeHtml } from './writeHtml'

/** The files of a build by their path, such as `sdk.html` and `assets/sdk-1a2b.js`. */
export type PageFiles = ReadonlyMap<string, string>

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The name of the worker with the keys in the build. */
const workerName = 'vaultWorker'

/** Builds the pages of the frame: one HTML file for each entry, and scripts whose names have their hash. */
export async function buildPages(): Promise<PageFiles> {
  const entries = (await readdir(at('../entries'))).filter((file) => /^\w+\.tsx?$/.test(file))
  const pages = entries.map((file) => ({ [basename(file, extname(file))]: at(`../entries/${file}`) }))
  // The worker shares no file with the pages: what a page needs of a document must not reach it.
  const worker = { [workerName]: at('../vault/vaultWorker.ts') }
  const built = [await bundle(worker, { entry: worker, formats: ['es'] })]
  // Pages share none either: cut along their common parts, the first one would load more and smaller files.
  for (const page of pages) built.push(await bundle(page))
  return withPages(built.flat())
}

/** As a library, Vite leaves out its helper for links in the document. */
async function bundle(
  input: Record<string, string>,
  lib: LibraryOptions | false = false,
): Promise<readonly Output[]> {
  const built = await build({
    configFile: false,
    root: at('../../..'),
    logLevel: 'error',
    plugins: [cssModules()],
    resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
    // A test runner's own mode would choose the development build of React.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      // The HTML lists what to load early.
      modulePreload: false,
      lib,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        output: {
          // Vite itself keeps the white space of a library.
          ...(lib ? { minify: true } : {}),
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
        checks: { pluginTimings: false },
      },
    },
  })
  return [built].flat().flatMap((result) => ('output' in result ? result.output : []))
}

function withPages(outputs: readonly Output[]): PageFiles {
  const files = new Map(
    outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : `${file.source}`]),
  )
  const chunks = outputs.filter((file) => file.type === 'chunk')
  const version = createHash('sha256')
    .update([...files.keys()].sort().join('\n'))
    .digest('hex')
    .slice(0, 16)
  const worker = chunks.find(({ isEntry, name }) => isEntry && name === workerName)?.fileName ?? ''
  for (const { isEntry, name, fileName } of chunks)
    if (isEntry && name !== workerName)
      files.set(
        `${name}.html`,
        writeHtml({ script: fileName, early: importsOf(chunks, fileName), worker, version }),
      )
  return files
}

/** Everything that a script loads before it runs. */
function importsOf(chunks: readonly Rolldown.OutputChunk[], first: string): readonly string[] {
  const found = new Set([first])
  for (const file of found)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(next)
  found.delete(first)
  return [...found]
}
