import { join } from 'node:path'
import { build, defaultServerConditions } from 'vite'

/** Packages that others use if they are installed. What we bundle has none of them. */
const optionalParts = ['pg-native', 'bufferutil', 'utf-8-validate', '@node-rs/xxhash']

/** What to bundle. */
export type NodeBundle = {
  readonly root: string
  readonly target: string
  /** The paths of the first files, below the root, by the names of the files to write. */
  readonly entries: Readonly<Record<string, string>>
  /** Whether everything goes into one file; else what is loaded later has files of its own. */
  readonly isOneFile?: boolean
}

/**
 * Bundles programs into a folder: one JavaScript file for each, with the code of all packages they use, and the licences.
 * They need Node and nothing else.
 */
export async function bundleForNode({ root, target, entries, isOneFile = false }: NodeBundle): Promise<void> {
  const paths = Object.entries(entries).map(([name, path]) => [name, join(root, path)] as const)
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: {
      noExternal: true,
      resolve: { conditions: ['@latchkey/source', ...defaultServerConditions] },
    },
    build: {
      ssr: true,
      outDir: target,
      emptyOutDir: true,
      target: 'node20',
      // Stack traces name our functions.
      minify: false,
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: Object.fromEntries(paths),
        external: optionalParts,
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          ...(isOneFile ? { codeSplitting: false } : {}),
        },
      },
    },
  })
}
