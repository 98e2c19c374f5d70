import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPages } from '../../services/frame/src/page/build/buildPages'
import { bundleForNode } from './bundleForNode'

/**
 * Builds the package that opens recovery files: the program as one file without dependencies, and the frame's page that
 * does the same. Whoever needs it may have nothing else left, so it depends on nothing that could disappear.
 */
export async function buildRecover(root: string, target: string, program: string): Promise<void> {
  await bundleForNode({ root, target, entries: { index: program }, isOneFile: true })
  await chmod(join(target, 'index.js'), 0o755)
  const page = await buildPages({ only: 'recover' })
  await writeFile(join(target, 'recover.html'), page.get('recover.html') ?? '')
  await writeFile(join(target, 'recover.licences.md'), page.get('licences.md') ?? '')
}
