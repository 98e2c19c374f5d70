import type { EsploraTransport } from './BitcoinAccount'

/** Nobody waits longer for a button. */
const patienceMs = 15_000

/** Calls an Esplora-compatible URL over HTTP. */
export const fetchEsplora: EsploraTransport = async (url, body) => {
  const response = await fetch(url, {
    ...(body === undefined ? {} : { method: 'POST', body }),
    signal: AbortSignal.timeout(patienceMs),
  })
  return { ok: response.ok, text: await response.text() }
}
