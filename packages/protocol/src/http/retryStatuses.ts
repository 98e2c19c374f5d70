/** [HTTP-3] The HTTP statuses after which a request is tried again. */
export const retryStatuses: readonly number[] = [403, 408, 413, 429, 500, 502, 503, 504]
