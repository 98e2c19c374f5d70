/**
 * Returns the numbers of a requirements page, by group and in order.
 * A line starts with a number and may define more. `(EVM-3)` in parentheses is a reference, and names like CAIP-2
 * aren't numbers because no line starts with one.
 */
export function readRequirements(text: string): Map<string, string[]> {
  const begins = [...text.matchAll(/^- ([A-Z]{2,5})-\d+ /gm)].map((match) => match[1] ?? '')
  const groups = new Map([...new Set(begins)].map((group): [string, string[]] => [group, []]))
  for (const line of text.split('\n').filter((one) => one.startsWith('- '))) {
    for (const match of line.matchAll(/(?<![(\w])([A-Z]{2,5})-(\d+)(?= )/g)) {
      const numbers = groups.get(match[1] ?? '')
      if (numbers && !numbers.includes(match[0])) numbers.push(match[0])
    }
  }
  for (const numbers of groups.values()) numbers.sort((a, b) => order(a) - order(b))
  return groups
}

function order(number: string): number {
  return Number(number.split('-')[1])
}
