import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contextFiles } from './contextFiles'

/**
 * Copies what a builder of images gets into a folder, and links the packages that are installed here, as `npm ci` would
 * install them there. Packages of this repository come from the copy, so one that `.dockerignore` leaves out is missing.
 */
export async function stageContext(root: string, target: string): Promise<void> {
  const files = await contextFiles(root)
  for (const file of files) {
    await mkdir(dirname(join(target, file)), { recursive: true })
    await cp(join(root, file), join(target, file))
  }
  const own = new Map<string, string>()
  for (const file of files.filter((path) => path.endsWith('/package.json'))) {
    const { name } = JSON.parse(await readFile(join(target, file), 'utf8')) as { readonly name?: string }
    if (name) own.set(name, dirname(file))
  }
  await linkPackages(root, target, own)
  for (const folder of own.values())
    if ((await namesIn(join(root, folder, 'node_modules'))).length > 0)
      await symlink(join(root, folder, 'node_modules'), join(target, folder, 'node_modules'))
}

async function linkPackages(root: string, target: string, own: ReadonlyMap<string, string>): Promise<void> {
  const modules = join(target, 'node_modules')
  for (const name of await namesIn(join(root, 'node_modules'))) {
    const names = name.startsWith('@')
      ? (await namesIn(join(root, 'node_modules', name))).map((inner) => `${name}/${inner}`)
      : [name]
    for (const one of names) {
      const isOwn = one === 'latchkey' || one.startsWith('@latchkey/')
      const folder = own.get(one)
      if (isOwn && !folder) continue
      await mkdir(dirname(join(modules, one)), { recursive: true })
      await symlink(
        folder && isOwn ? join(target, folder) : join(root, 'node_modules', one),
        join(modules, one),
      )
    }
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}
