/** Addresses of EVM chains, and what looks like a whole one. */
const evm = /^0x[0-9a-f]{4,}$|^[0o]x[0-9a-filos]{16,}$/
/** Addresses of Bitcoin (BIP-173). */
const bitcoin = /^(?:bc|tb)[1il][a-z0-9]{20,}$/

/** Whether a label looks like an address: long names are shown in part, so it could pass for somebody's account. */
export function looksLikeAddress(label: string): boolean {
  const text = label.replaceAll('-', '')
  return evm.test(text) || bitcoin.test(text)
}
