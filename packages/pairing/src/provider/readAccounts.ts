/** Reads addresses from a wallet, plain or CAIP-10; null if it isn't a list of texts. */
export function readAccounts(data: unknown, namespace: string): readonly string[] | null {
  if (!Array.isArray(data)) return null
  const texts = data.filter((account): account is string => typeof account === 'string' && account !== '')
  if (texts.length < data.length) return null
  const prefix = `${namespace}:`
  const addresses = texts.map((text) => (text.startsWith(prefix) ? text.split(':').slice(2).join(':') : text))
  return [...new Set(addresses.filter((address) => address !== ''))]
}
