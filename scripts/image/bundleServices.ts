import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleForNode } from '../build/bundleForNode'

/** Bundles the services of an image into a folder that needs Node and nothing else. */
export async function bundleServices(
  root: string,
  target: string,
  services: Readonly<Record<string, string>>,
): Promise<void> {
  await bundleForNode({ root, target, entries: services })
  await writeFile(join(target, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`)
  await copyFile(join(root, 'LICENSE'), join(target, 'LICENSE'))
}
