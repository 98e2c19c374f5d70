import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { buildPublished, type Published } from './buildPublished'
import type {
  FamiliesSiteName,
  ListSiteName,
  ModuleWeight,
  PairingSiteName,
  Site,
  SiteFile,
  SiteName,
} from './Site'
import { weighModules } from './weighModules'

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset
type AnySiteName = SiteName | PairingSiteName | FamiliesSiteName | ListSiteName

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Builds a site in memory, as its developer would, with `latchkey` as published. */
export async function buildSite(name: AnySiteName): Promise<Site> {
  const published = await buildPublished()
  const outputs = await inProduction(() => bundle(name, published))
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const own = ownScripts(chunks)
  const files = outputs
    .filter(({ fileName }) => !fileName.endsWith('.map'))
    .map((output): [string, SiteFile] => [pathOf(output), toFile(output, own, published)])
  const vendor = chunks.find((chunk) => chunk.name === 'vendor')
  return { files: new Map(files), react: vendor ? pathOf(vendor) : '' }
}

async function bundle(name: AnySiteName, { dir }: Published): Promise<readonly Output[]> {
  const result = await build({
    root: fileURLToPath(new URL(`../sites/${name}`, import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      alias: [
        { find: /^latchkey$/, replacement: `${dir}/index.js` },
        { find: /^latchkey\/(.+)$/, replacement: `${dir}/$1.js` },
      ],
    },
    build: {
      write: false,
      // The maps tell what each module weighs; hidden ones leave no trace in the scripts.
      sourcemap: 'hidden',
      rolldownOptions: {
        output: {
          // React apart from the rest, so that what comes on top of it can be counted and not guessed.
          codeSplitting: {
            groups: [{ name: 'vendor', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  })
  // One configuration without `watch` gives one output; the types leave the other shapes open.
  return 'output' in result ? result.output : []
}

/** A test runner sets NODE_ENV to `test`, and Vite would then build React for development. */
async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

function ownScripts(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const own = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName))
  // Iterating a set includes what is added meanwhile.
  for (const name of own) for (const imported of byName.get(name)?.imports ?? []) own.add(imported)
  return own
}

function pathOf({ fileName }: Pick<Output, 'fileName'>): string {
  return fileName === 'index.html' ? '/' : `/${fileName}`
}

function toFile(output: Output, own: ReadonlySet<string>, { scripts }: Published): SiteFile {
  const isScript = output.type === 'chunk'
  const gzip = gzipSync(isScript ? output.code : output.source, { level: 9 })
  let weights: readonly ModuleWeight[] | undefined
  return {
    type: types[extname(output.fileName)] ?? 'application/octet-stream',
    gzip,
    isScript,
    isOwn: !isScript || own.has(output.fileName),
    name: isScript ? output.name : '',
    code: isScript ? output.code : '',
    sources: isScript
      ? scripts.filter(({ file }) => output.moduleIds.includes(file)).flatMap(({ modules }) => modules)
      : [],
    imports: isScript ? output.imports.map((fileName) => pathOf({ fileName })) : [],
    weighModules() {
      // To read a map through takes seconds, and many ask.
      weights ??= isScript ? weighModules(output.code, output.map, gzip.length) : []
      return weights
    },
  }
}
