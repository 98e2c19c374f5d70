import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeSnippets } from '../docs/writeSnippets'
import { commandStep } from './commandStep'
import type { Step } from './Step'

const folder = '.latchkey/snippets'
const wagmiPlaces = ['packages/wagmi/node_modules/@wagmi/core', 'node_modules/@wagmi/core']

/**
 * Checks the types of everything, including the code in README and guides, in one run that shares the compiler's
 * work.
 */
export const typeChecks: Step = {
  name: 'types',
  async run(root) {
    const place = join(root, folder)
    try {
      if ((await writeSnippets(root, place)) === 0)
        return { faults: ['no code was found in README and guides'] }
      const { include, exclude }: { readonly [list: string]: readonly string[] | undefined } = JSON.parse(
        await readFile(join(root, 'tsconfig.json'), 'utf8'),
      )
      const up = (paths: readonly string[] = []) =>
        paths.map((path) => (path.startsWith('**') ? path : `../../${path}`))
      const config = {
        extends: '../../tsconfig.json',
        include: [...up(include), '*.ts', '*.tsx'],
        exclude: up(exclude),
        // Only our package for it installs wagmi, and npm puts it in either place.
        compilerOptions: { paths: { '@wagmi/core': up(wagmiPlaces) } },
      }
      await writeFile(join(place, 'tsconfig.json'), JSON.stringify(config))
      return await commandStep('types', 'tsc', ['--noEmit', '--pretty', 'false', '-p', folder]).run(root)
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  },
}
