import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryTree } from '../workspace/temporaryTree'
import { builtPaths } from './builtPaths'

it('names published files that hold the folder they were built in', async () => {
  const root = await temporaryTree({ 'packages/a/dist/good.js': '//#region src/good.ts' })
  await writeFile(join(root, 'packages/a/dist/bad.js'), `//#region ${root}/packages/a/src/bad.module.css`)
  const built = { dir: 'packages/a', manifest: { name: 'a' }, files: ['dist/good.js', 'dist/bad.js'] }
  expect(await builtPaths(root, built)).toEqual(['a: dist/bad.js names the folder it was built in'])
})
