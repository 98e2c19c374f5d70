/** [HTTP-11] How often a living connection says so, in milliseconds. */
export const heartbeatMs = 5000
