import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build, defaultServerConditions } from 'vite'
import { iconFolders } from '../../services/gateway/src/directory/images/openIcons'

/** Packages that others use if they are installed. The image has none of them. */
const optionalParts = ['pg-native', 'bufferutil', 'utf-8-validate', '@node-rs/xxhash']

/** What the icon package is called, and where the gateway looks for it. */
const iconPackage = '@web3icons/core'

/**
 * Builds everything that the image runs into a folder: `gateway.js` and `relay.js` with the code of all packages they
 * use, the icons, and the licences. The folder needs Node and nothing else.
 */
export async function buildImageFolder(root: string, target: string): Promise<void> {
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
        input: {
          gateway: join(root, 'services/gateway/src/main.ts'),
          relay: join(root, 'services/relay/src/main.ts'),
        },
        external: optionalParts,
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
  await writeFile(join(target, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`)
  await copyFile(join(root, 'LICENSE'), join(target, 'LICENSE'))
  await copyIcons(root, join(target, 'node_modules', iconPackage))
}

/** Copies the icons that the gateway reads: one of three looks, without maps and declarations. */
async function copyIcons(root: string, target: string): Promise<void> {
  const entry = createRequire(join(root, 'services/gateway/package.json')).resolve(iconPackage)
  const source = dirname(entry)
  await mkdir(join(target, 'dist'), { recursive: true })
  // The manifest names author and licence.
  await copyFile(join(source, '..', 'package.json'), join(target, 'package.json'))
  // The gateway finds the package by its entry, and never runs it.
  await writeFile(join(target, 'dist', 'index.js'), 'export {}\n')
  for (const folder of iconFolders) {
    const look = join('svgs', folder, 'background')
    await cp(join(source, look), join(target, 'dist', look), {
      recursive: true,
      filter: (path) => !/\.(map|ts)$/.test(path),
    })
  }
}
