/** How long a quote from pools is shown before it is asked for again. */
export const quoteLifeMs = 30_000
