import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, defaultServerConditions } from 'vite'

/** Packages that others use if they are installed. The images have none of them. */
const optionalParts = ['pg-native', 'bufferutil', 'utf-8-validate', '@node-rs/xxhash']

/**
 * Bundles services into a folder: one JavaScript file for each, with the code of all packages they use, and the licences.
 * The folder needs Node and nothing else. `services` has the paths of their first files by name.
 */
export async function bundleServices(
  root: string,
  target: string,
  services: Readonly<Record<string, string>>,
): Promise<void> {
  const paths = Object.entries(services).map(([name, path]) => [name, join(root, path)] as const)
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
      // Stack traces of the image name our functions.
      minify: false,
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: Object.fromEntries(paths),
        external: optionalParts,
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
  await writeFile(join(target, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`)
  await copyFile(join(root, 'LICENSE'), join(target, 'LICENSE'))
}
