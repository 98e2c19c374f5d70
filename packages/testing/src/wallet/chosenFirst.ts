/** The keys with the selected one first; defaults to the first if it is missing. */
export function chosenFirst<Key>(keys: readonly Key[], selected: number): readonly Key[] {
  const index = keys[selected] === undefined ? 0 : selected
  return [...keys.slice(index, index + 1), ...keys.slice(0, index), ...keys.slice(index + 1)]
}
