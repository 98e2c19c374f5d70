/** Long enough for what was set off to arrive. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
