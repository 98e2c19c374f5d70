import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'

/** A file that Vite wrote for a site. */
export type SiteOutput = Rolldown.OutputChunk | Rolldown.OutputAsset

/** A file as a visitor gets it. */
export type ServedFile = { readonly type: string; readonly gzip: Buffer; readonly isScript: boolean }

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Bundles the site in a folder in memory, as its developer would. */
export async function bundleSite(root: string, config: InlineConfig = {}): Promise<readonly SiteOutput[]> {
  const plain: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false },
  }
  const result = await inProduction(() => build(mergeConfig(plain, config)))
  // One configuration without `watch` gives one output; the types leave the other shapes open.
  return 'output' in result ? result.output : []
}

/** Returns the URL path of an output. */
export function pathOf({ fileName }: Pick<SiteOutput, 'fileName'>): string {
  return fileName === 'index.html' ? '/' : `/${fileName}`
}

/** Compresses an output for serving. */
export function toServedFile(output: SiteOutput): ServedFile {
  const isScript = output.type === 'chunk'
  return {
    type: types[extname(output.fileName)] ?? 'application/octet-stream',
    gzip: gzipSync(isScript ? output.code : output.source, { level: 9 }),
    isScript,
  }
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
