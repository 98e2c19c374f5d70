import axe from 'axe-core'

/** What axe has against an element, in short; page-level rules are left to the page. */
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
