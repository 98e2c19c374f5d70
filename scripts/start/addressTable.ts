import type { Started } from './startParts'

/** The addresses as lines of a table: what, where, and the variable that moves it. */
export function addressTable(parts: readonly Started[]): string[] {
  const rows = [
    ['what', 'address', 'variable'],
    ...parts.map(({ part, url }) => [part.what, url, part.variable]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
  )
}
