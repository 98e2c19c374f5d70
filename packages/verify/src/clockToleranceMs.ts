/** How far the visitor's and the server's clocks may differ. */
export const clockToleranceMs = 30_000
