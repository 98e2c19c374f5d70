import type { EsploraTransport } from './BitcoinAccount'

/** Nobody looks at a button for longer. */
const patienceMs = 15_000

/** Reaches an Esplora-compatible address by HTTP from where the wallet runs. */
export const fetchEsplora: EsploraTransport = async (url, body) => {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body }),
    signal: AbortSignal.timeout(patienceMs),
  })
  return { ok: response.ok, text: await response.text() }
}
