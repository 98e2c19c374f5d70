/** The members of an EIP-712 domain, in the order of the standard. */
const domainMembers = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Typed data as wallets read it: the type of the domain written out, big numbers as decimal text. */
export function serializeTypedData(typedData: Readonly<Record<string, unknown>>): string {
  const domain = Object(typedData.domain)
  const EIP712Domain = domainMembers.filter(({ name }) => domain[name] !== undefined)
  return JSON.stringify({ ...typedData, types: { EIP712Domain, ...Object(typedData.types) } }, (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
}
