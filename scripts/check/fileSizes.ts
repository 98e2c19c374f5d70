import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../workspace/listFiles'
import type { Step } from './Step'

const limit = 400
const isSource = (path: string) => /\.([cm]?[jt]sx?|css)$/.test(path)
// Dictionaries grow with the texts, and nobody reads generated files.
const isExempt = (path: string) => /\.gen\.\w+$|(^|\/)(i18n|locales|data)\//.test(path)

/** Checks file lengths: a file over the limit holds two ideas. */
export const fileSizes: Step = {
  name: 'file sizes',
  async run(root) {
    const paths = (await listFiles(root)).filter((path) => isSource(path) && !isExempt(path))
    const sizes = await Promise.all(
      paths.map(async (path) => ({
        path,
        lines: (await readFile(join(root, path), 'utf8')).trimEnd().split('\n').length,
      })),
    )
    sizes.sort((a, b) => b.lines - a.lines)
    return {
      faults: sizes
        .filter(({ lines }) => lines > limit)
        .map(({ path, lines }) => `${path}: ${lines} lines, limit ${limit}`),
      notes: [
        `largest: ${sizes
          .slice(0, 10)
          .map(({ path, lines }) => `${path} ${lines}`)
          .join(', ')}`,
      ],
    }
  },
}
