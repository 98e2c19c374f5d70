import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { cssModules } from '../../../scripts/css/cssModules'
import { type ReactVersion, reactAlias } from './reactAlias'
import { withNodeEnv } from './withNodeEnv'

/** A file to serve. */
export type SiteFile = { readonly type: string; readonly body: string | Uint8Array }

/** The files of a site, by path. */
export type Site = ReadonlyMap<string, SiteFile>

/** Which page to build, and with which React. */
export type SiteRequest = {
  readonly fixture: string
  readonly react?: ReactVersion
  /** With React's own warnings. */
  readonly isDevelopment?: boolean
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Builds one of the host pages in `fixtures` in memory, as the site developer would. */
export async function buildSite(request: SiteRequest): Promise<Site> {
  const { fixture, react: version = 19, isDevelopment = false } = request
  const environment = isDevelopment ? 'development' : 'production'
  const result = await withNodeEnv(environment, () =>
    build({
      root: fileURLToPath(new URL(`fixtures/${fixture}`, import.meta.url)),
      // Relative, so the same files can be served again under another path.
      base: './',
      mode: environment,
      configFile: false,
      logLevel: 'error',
      plugins: [react(), cssModules()],
      resolve: { alias: reactAlias(version), conditions: ['@latchkey/source', ...defaultClientConditions] },
      build: { write: false, modulePreload: { polyfill: false } },
    }),
  )
  return toSite(result)
}

/** Vite's build in memory, as files to serve. */
export function toSite(result: Awaited<ReturnType<typeof build>>): Site {
  // One configuration without `watch` gives one output; the types allow other shapes.
  const outputs = 'output' in result ? result.output : []
  return new Map(outputs.map((output) => [pathOf(output), toFile(output)]))
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

function pathOf({ fileName }: Output): string {
  return fileName === 'index.html' ? '/' : `/${fileName}`
}

function toFile(output: Output): SiteFile {
  return {
    type: types[extname(output.fileName)] ?? 'application/octet-stream',
    body: output.type === 'chunk' ? output.code : output.source,
  }
}
