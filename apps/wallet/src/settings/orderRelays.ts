/**
 * Puts the relay in the query first. Only relays that the server named count: anyone can write a link,
 * and the page's policy blocks the others.
 */
export function orderRelays(relays: readonly string[], chosen: string | null): readonly string[] {
  return chosen !== null && relays.includes(chosen)
    ? [chosen, ...relays.filter((relay) => relay !== chosen)]
    : relays
}
