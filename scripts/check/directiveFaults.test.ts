import { expect, it } from 'vitest'
import { temporaryTree } from '../workspace/temporaryTree'
import { directiveFaults } from './directiveFaults'

it('names built entries that lost their directive, or got one', async () => {
  const root = await temporaryTree({
    'packages/a/src/kept.ts': "'use client'\n\nexport * from './x'\n",
    'packages/a/dist/kept.js': '"use client";\nexport {}\n',
    'packages/a/src/lost.ts': "'use client'\n\nexport * from './x'\n",
    'packages/a/dist/lost.js': 'export {}\n',
    'packages/a/src/got.ts': 'export const x = 1\n',
    'packages/a/dist/got.js': '"use client";\nexport const x = 1\n',
  })
  const exportOf = (name: string) => ({
    '@latchkey/source': `./src/${name}.ts`,
    default: `./dist/${name}.js`,
  })
  const exports = {
    '.': exportOf('kept'),
    './lost': exportOf('lost'),
    './got': exportOf('got'),
    './package.json': './package.json',
  }
  expect(await directiveFaults(root, { dir: 'packages/a', manifest: { name: 'a', exports } })).toEqual([
    "a/lost: ./dist/lost.js lacks 'use client'",
    "a/got: ./dist/got.js has 'use client'",
  ])
})
