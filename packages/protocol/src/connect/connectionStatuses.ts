/** The states of a connection. */
export const connectionStatuses = ['connecting', 'connected', 'disconnected'] as const

/** One of the states of a connection. */
export type ConnectionStatus = (typeof connectionStatuses)[number]
