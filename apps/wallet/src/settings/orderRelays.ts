/**
 * The relays with the one of the address first. Only those that the server named can be chosen: an address is
 * anybody's to write, and the policy of the page lets no other through.
 */
export function orderRelays(relays: readonly string[], chosen: string | null): readonly string[] {
  return chosen !== null && relays.includes(chosen)
    ? [chosen, ...relays.filter((relay) => relay !== chosen)]
    : relays
}
