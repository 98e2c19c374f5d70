/** The last moment that a date can hold, in ms. A stored time may be anything. */
export const latestTime = 8.64e15
