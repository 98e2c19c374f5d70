import type { Started } from './startParts'

/** Formats the URLs as a table: name, URL and variable. */
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
