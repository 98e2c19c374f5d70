/** Times in seconds, as the protocol uses them. */
export const seconds = {
  of: (ms: number): number => Math.floor(ms / 1000),
  proposal: 300,
  request: { shortest: 300, longest: 604_800 },
  authentication: 3_600,
  session: 604_800,
}
