import { fileURLToPath } from 'node:url'
import type { InlineConfig, Rolldown } from 'vite'
import { buildPublished, type Published } from './buildPublished'
import { bundleSite, pathOf, type SiteOutput, toServedFile } from './bundleSite'
import type {
  EmbeddedSiteName,
  FamiliesSiteName,
  ListSiteName,
  ModuleWeight,
  PairingSiteName,
  Site,
  SiteFile,
  SiteName,
} from './Site'
import { weighModules } from './weighModules'

type AnySiteName = SiteName | PairingSiteName | EmbeddedSiteName | FamiliesSiteName | ListSiteName

/** Builds a site with `latchkey` as published, in a form that shows what each part weighs. */
export async function buildSite(name: AnySiteName): Promise<Site> {
  const published = await buildPublished()
  const outputs = await bundleSite(siteRoot(name), {
    ...withPublished(published),
    build: {
      // The maps tell what each module weighs; hidden ones leave no trace in the scripts.
      sourcemap: 'hidden',
      rolldownOptions: {
        output: {
          // React apart from the rest, so what comes on top of it can be counted.
          codeSplitting: {
            groups: [{ name: 'vendor', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  })
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const own = ownScripts(chunks)
  const files = outputs
    .filter(({ fileName }) => !fileName.endsWith('.map'))
    .map((output): [string, SiteFile] => [pathOf(output), toFile(output, own, published)])
  const vendor = chunks.find((chunk) => chunk.name === 'vendor')
  return { files: new Map(files), react: vendor ? pathOf(vendor) : '' }
}

/** Returns the folder of a site. */
export function siteRoot(name: AnySiteName): string {
  return fileURLToPath(new URL(`../sites/${name}`, import.meta.url))
}

/** Makes a site use `latchkey` as published. */
export function withPublished({ dir }: Published): InlineConfig {
  return {
    resolve: {
      alias: [
        { find: /^latchkey$/, replacement: `${dir}/index.js` },
        { find: /^latchkey\/(.+)$/, replacement: `${dir}/$1.js` },
      ],
    },
  }
}

function ownScripts(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const own = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName))
  // Iterating a set includes what is added meanwhile.
  for (const name of own) for (const imported of byName.get(name)?.imports ?? []) own.add(imported)
  return own
}

function toFile(output: SiteOutput, own: ReadonlySet<string>, { scripts }: Published): SiteFile {
  const served = toServedFile(output)
  const chunk = output.type === 'chunk' ? output : undefined
  let weights: readonly ModuleWeight[] | undefined
  return {
    ...served,
    isOwn: !chunk || own.has(output.fileName),
    name: chunk?.name ?? '',
    code: chunk?.code ?? '',
    sources: scripts.filter(({ file }) => chunk?.moduleIds.includes(file)).flatMap(({ modules }) => modules),
    imports: chunk?.imports.map((fileName) => pathOf({ fileName })) ?? [],
    weighModules() {
      // Reading a map takes seconds, and many ask.
      weights ??= chunk ? weighModules(chunk.code, chunk.map, served.gzip.length) : []
      return weights
    },
  }
}
