/** The signer: an EVM account. */
export type Issuer = { readonly chainId: string; readonly address: string }

/** Parses `did:pkh:eip155:1:0x…`; null for anything else. */
export function parseIssuer(iss: string): Issuer | null {
  const [, chainId, address] = /^did:pkh:(eip155:[0-9]{1,32}):(0x[0-9a-fA-F]{40})$/.exec(iss) ?? []
  return chainId && address ? { chainId, address } : null
}
