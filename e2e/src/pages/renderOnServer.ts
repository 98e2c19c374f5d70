import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions, type Plugin } from 'vite'
import { cssModules } from '../../../scripts/css/cssModules'
import { type ReactVersion, reactFolder } from './reactAlias'
import { withNodeEnv } from './withNodeEnv'

/** What a server reports about a page that it rendered. */
export type ServerReport = {
  readonly version: string
  /** Every imported entry, with the number of its exports. */
  readonly imported: Readonly<Record<string, number>>
  readonly html: string
  /** The browser globals that were read, and by whom. */
  readonly touched: readonly string[]
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Renders the hydration fixture in a separate Node process, with React of one major version, as a site would. */
export async function renderOnServer(version: ReactVersion): Promise<ServerReport> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-server-'))
  try {
    await mkdir(join(folder, 'node_modules'))
    for (const name of ['react', 'react-dom'])
      await symlink(join(reactFolder(version), name), join(folder, 'node_modules', name))
    const entries = await listEntries()
    await withNodeEnv('production', () =>
      build({
        root: fileURLToPath(new URL('fixtures/hydration', import.meta.url)),
        configFile: false,
        logLevel: 'error',
        plugins: [react(), cssModules(), entriesPlugin(entries)],
        ssr: {
          noExternal: true,
          external: ['react', 'react-dom'],
          resolve: { conditions: ['@latchkey/source', ...defaultServerConditions] },
        },
        build: {
          ssr: 'server.tsx',
          outDir: folder,
          emptyOutDir: false,
          minify: false,
          // Unused exports are imported too, as on a server that doesn't bundle.
          rolldownOptions: { treeshake: false, output: { entryFileNames: 'server.mjs' } },
        },
      }),
    )
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'server.mjs')], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    })
    return JSON.parse(stdout) as ServerReport
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The names of all published modules; the testing package's subpaths are for test runners in Node. */
export async function listEntries(): Promise<readonly string[]> {
  const folders = await readdir(join(root, 'packages'))
  const names = await Promise.all(
    folders.map(async (folder) => {
      const text = await readFile(join(root, 'packages', folder, 'package.json'), 'utf8')
      const { name, exports } = JSON.parse(text) as { name: string; exports: object }
      return Object.keys(exports)
        .filter((path) => !/\.(json|html)$/.test(path) && (name !== '@latchkey/testing' || path === '.'))
        .map((path) => name + path.slice(1))
    }),
  )
  return names.flat().sort()
}

function entriesPlugin(entries: readonly string[]): Plugin {
  const id = 'virtual:entries'
  const lines = entries.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(name)})`)
  return {
    name: 'entries',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export const entries = { ${lines.join(', ')} }` : null),
  }
}
