import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { cssModules } from '../../../../../scripts/css/cssModules'
import { writeHtml } from './writeHtml'
import { writeLicences } from './writeLicences'
import { writeLoneHtml } from './writeLoneHtml'

/** The files of a build by their path, such as `sdk.html` and `assets/sdk-1a2b.js`. */
export type PageFiles = ReadonlyMap<string, string>

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The workers: the one with the keys, and the one that stretches passwords. */
const workers = {
  vaultWorker: at('../vault/vaultWorker.ts'),
  passwordWorker: at('../password/passwordWorker.ts'),
}
type WorkerName = keyof typeof workers

/** The page that works without a server, also from a saved copy: everything is in its one file. */
const alone = 'recover'

/** Where Vite lists the libraries of a bundle. */
const libraries = 'libraries.json'

/**
 * Builds the pages of the frame: one HTML file for each entry, scripts whose names have their hash, and the licences of
 * the libraries in them. `only` names one page that needs no worker.
 */
export async function buildPages({ only }: { readonly only?: string } = {}): Promise<PageFiles> {
  const entries = (await readdir(at('../entries'))).filter((file) => /^\w+\.tsx?$/.test(file))
  const built: Output[] = []
  // Neither a worker nor a page shares a file with another: what a page needs of a document must not reach a worker, and
  // cut along common parts, the first page would load more and smaller files.
  const pages = entries.map((file) => [basename(file, extname(file)), at(`../entries/${file}`)] as const)
  const wanted = [...Object.entries(workers), ...pages].filter(([name]) => name === (only ?? name))
  for (const [name, file] of wanted)
    built.push(...(await bundle({ [name]: file }, { isOneFile: name === alone })))
  return withPages(built)
}

/** As a library: Vite then leaves out its helper for links in the document, which no file here needs. */
async function bundle(
  entry: Readonly<Record<string, string>>,
  { isOneFile }: { readonly isOneFile: boolean },
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
      lib: { entry: { ...entry }, formats: ['es'] },
      assetsInlineLimit: 0,
      license: { fileName: libraries },
      rolldownOptions: {
        // Nobody imports an entry, so it may hold what later files share with it.
        preserveEntrySignatures: false,
        output: {
          // Vite itself keeps the white space of a library.
          minify: true,
          // What a page needs at first is one file. Cut along what later files share with it, it would be twenty.
          codeSplitting: isOneFile ? false : { groups: [{ name: 'first', tags: ['$initial'] }] },
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

function withPages(built: readonly Output[]): PageFiles {
  const textOf = (file: Output) => (file.type === 'chunk' ? file.code : `${file.source}`)
  const outputs = built.filter(({ fileName }) => fileName !== libraries)
  const files = new Map(outputs.map((file) => [file.fileName, textOf(file)]))
  const chunks = outputs.filter((file) => file.type === 'chunk')
  const version = createHash('sha256')
    .update([...files.keys()].sort().join('\n'))
    .digest('hex')
    .slice(0, 16)
  const pathOf = (worker: WorkerName) =>
    `/${chunks.find(({ isEntry, name }) => isEntry && name === worker)?.fileName ?? ''}`
  const settings = {
    worker: pathOf('vaultWorker'),
    passwordWorker: pathOf('passwordWorker'),
    version,
  }
  for (const { isEntry, name, fileName, code } of chunks) {
    if (!isEntry || Object.hasOwn(workers, name)) continue
    if (name === alone) {
      files.delete(fileName)
      files.set(`${name}.html`, writeLoneHtml(code))
    } else {
      const early = importsOf(chunks, fileName)
      files.set(`${name}.html`, writeHtml({ script: fileName, early, settings }))
    }
  }
  files.set('licences.md', writeLicences(built.filter((file) => !outputs.includes(file)).map(textOf)))
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
