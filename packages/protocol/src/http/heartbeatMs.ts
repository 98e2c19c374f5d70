/** [HTTP-11] The heartbeat interval in milliseconds. */
export const heartbeatMs = 5000
