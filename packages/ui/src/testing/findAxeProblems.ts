import axe from 'axe-core'

/** Returns the problems axe finds in an element, without page-level rules. */
export async function findAxeProblems(element: Element): Promise<readonly string[]> {
  const result = await axe.run(element, {
    rules: { region: { enabled: false } },
    resultTypes: ['violations'],
  })
  return result.violations.map(
    (found) =>
      `${found.id}: ${found.nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join('; ')}`,
  )
}
