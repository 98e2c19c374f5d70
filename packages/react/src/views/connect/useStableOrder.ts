import { useState } from 'react'

/** Keeps rows where they are while the visitor looks: one that comes later is added at the end. */
export function useStableOrder<Row extends { readonly key: string }>(rows: readonly Row[]): readonly Row[] {
  const [order, setOrder] = useState<readonly string[]>(() => rows.map(({ key }) => key))
  const added = rows.filter(({ key }) => !order.includes(key))
  // React runs the component again at once with the longer order, before anything is painted.
  if (added.length > 0) setOrder([...order, ...added.map(({ key }) => key)])
  const place = (row: Row) => (order.includes(row.key) ? order.indexOf(row.key) : order.length)
  return [...rows].sort((left, right) => place(left) - place(right))
}
