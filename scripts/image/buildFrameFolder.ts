import { join } from 'node:path'
import { writePages } from '../../services/frame/src/page/build/writePages'
import { bundleServices } from './bundleServices'

/** Builds everything that the image of the frame runs into a folder: `frame.js`, and its pages in `page`. */
export async function buildFrameFolder(root: string, target: string): Promise<void> {
  await bundleServices(root, target, { frame: 'services/frame/src/main.ts' })
  await writePages(join(target, 'page'))
}
