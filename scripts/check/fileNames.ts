import { listFiles } from '../workspace/listFiles'
import type { Step } from './Step'

const whole = /^(utils?|helpers?|common|types?|constants?|managers?|controllers?|misc)$/i
const lastWord = /(Utils?|Helpers?|Manager|Controller|Constants)$/

/** Checks that names say what is inside: no file or folder is named after a kind of code. */
export const fileNames: Step = {
  name: 'file names',
  async run(root) {
    const sources = (await listFiles(root)).filter((path) => /\.([cm]?[jt]sx?|css)$/.test(path))
    const faults = sources.filter((path) =>
      path.split('/').some((part) => {
        const stem = part.replace(/\..*$/, '')
        return whole.test(stem) || lastWord.test(stem)
      }),
    )
    return { faults: faults.map((path) => `${path}: name it after the one thing it holds`) }
  },
}
