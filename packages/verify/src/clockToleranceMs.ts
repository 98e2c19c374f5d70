/** How far the clocks of a visitor and a server may differ; a message is taken so much too early or too late. */
export const clockToleranceMs = 30_000
