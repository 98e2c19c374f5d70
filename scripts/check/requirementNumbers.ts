import { specReport } from '../spec/specReport'
import type { Step } from './Step'

/** Checks that the numbers in test titles exist: a typo would look like proof. */
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
