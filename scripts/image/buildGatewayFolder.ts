import { copyFile, cp, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { iconFolders } from '../../services/gateway/src/directory/images/openIcons'
import { bundleServices } from './bundleServices'

/** What the icon package is called, and where the gateway looks for it. */
const iconPackage = '@web3icons/core'

/** Builds everything that the image of the gateway runs into a folder: `gateway.js`, `relay.js` and the icons. */
export async function buildGatewayFolder(root: string, target: string): Promise<void> {
  await bundleServices(root, target, {
    gateway: 'services/gateway/src/main.ts',
    relay: 'services/relay/src/main.ts',
  })
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
