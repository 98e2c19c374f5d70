/** Which examples `npm run check:frameworks` visits. */
export type ChosenExamples = {
  /** What is wrong with the names, or null. */
  readonly fault: string | null
  /** The test files to run, without their ending. */
  readonly files: readonly string[]
  /** Those of the shared file; without any, it visits all of its examples. */
  readonly shared: readonly string[]
}

/** These have a file of their own. */
const ownFiles = ['next', 'wagmi']

/** Finds the tests of the examples chosen by name; without a name, of all. `names` are those of the shared file. */
export function chooseExamples(chosen: readonly string[], names: readonly string[]): ChosenExamples {
  const all = [...names, ...ownFiles]
  const unknown = chosen.filter((name) => !all.includes(name))
  const shared = chosen.filter((name) => names.includes(name))
  return {
    fault:
      unknown.length === 0
        ? null
        : `No example is called ${unknown.join(' or ')}. Choose from ${all.join(', ')}.`,
    files: [
      ...(chosen.length === 0 || shared.length > 0 ? ['frameworks'] : []),
      ...ownFiles.filter((name) => chosen.length === 0 || chosen.includes(name)),
    ],
    shared,
  }
}
