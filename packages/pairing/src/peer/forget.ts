/** Returns a record without one of its entries. */
export function forget<Value>(
  all: { readonly [key: string]: Value },
  key: string | number,
): { readonly [key: string]: Value } {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== `${key}`))
}
