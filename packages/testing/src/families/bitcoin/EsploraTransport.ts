/** Asks an Esplora-compatible address, or posts a body to it, and gives back what it says. */
export type EsploraTransport = (
  url: string,
  body?: string,
) => Promise<{ readonly ok: boolean; readonly text: string }>
