import { specReport } from '../spec/specReport'
import type { Step } from './Step'

/** A number in a test's title is one of the requirements: a slip of the pen would look like proof. */
export const requirementNumbers: Step = {
  name: 'numbers',
  async run(root) {
    const { all, proven, unknown, source } = await specReport(root)
    if (all === 0) return { faults: [`no requirements were found (${source})`] }
    return {
      faults: unknown.map(({ number, path }) => `${path}: ${number} is not a requirement`),
      notes: [`${proven} of ${all} requirements are carried by a test (npm run spec lists the rest)`],
    }
  },
}
