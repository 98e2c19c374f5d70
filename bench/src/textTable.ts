/** Aligns rows in columns, the first left and the others right. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<readonly number[]>(
    (wide, row) => row.map((cell, column) => Math.max(wide[column] ?? 0, cell.length)),
    [],
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
