import {
  type Address,
  decodeAbiParameters,
  domainSeparator,
  encodeFunctionData,
  type Hex,
  hexToNumber,
  parseAbi,
  parseAbiParameters,
  type TypedDataDomain,
} from 'viem'

/** What to read about permits of a token, and how to understand the answers. */
export type PermitReader = {
  readonly reads: readonly { readonly target: Address; readonly data: Hex }[]
  /** Returns what a permit must say; undefined if the token has none as EIP-2612 defines it. */
  understand(answers: readonly (Hex | undefined)[]): PermitTerms | undefined
}

/** What a permit of a token must say. */
export type PermitTerms = { readonly domain: TypedDataDomain; readonly nonce: bigint }

const abi = parseAbi([
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function nonces(address owner) view returns (uint256)',
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function PERMIT_TYPEHASH() view returns (bytes32)',
])
/** The hash of EIP-2612's Permit. DAI and some others have a permit of another shape. */
const permitType = '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9'

/** Prepares to read whether an account can permit a token by EIP-2612. */
export function readPermit(token: Address, owner: Address, chainId: number): PermitReader {
  const data = [
    encodeFunctionData({ abi, functionName: 'DOMAIN_SEPARATOR' }),
    encodeFunctionData({ abi, functionName: 'nonces', args: [owner] }),
    encodeFunctionData({ abi, functionName: 'name' }),
    encodeFunctionData({ abi, functionName: 'version' }),
    encodeFunctionData({ abi, functionName: 'PERMIT_TYPEHASH' }),
  ]
  return {
    reads: data.map((call) => ({ target: token, data: call })),
    understand([separator, nonce, named, versioned, type]) {
      const name = textIn(named)
      if (separator?.length !== 66 || nonce?.length !== 66 || name === undefined) return undefined
      if (type !== undefined && type !== permitType) return undefined
      const versions = new Set([textIn(versioned), '1', '2', undefined])
      const domains = [...versions].map((version): TypedDataDomain => {
        const rest = { chainId, verifyingContract: token }
        return version === undefined ? { name, ...rest } : { name, version, ...rest }
      })
      // Only a domain that the token itself hashes the same way: wallets show its name.
      const domain = domains.find((candidate) => domainSeparator({ domain: candidate }) === separator)
      return domain && { domain, nonce: BigInt(nonce) }
    },
  }
}

function textIn(answer: Hex | undefined): string | undefined {
  if (!answer || answer.length < 130 || hexToNumber(`0x${answer.slice(58, 66)}`) !== 32) return undefined
  try {
    return decodeAbiParameters(parseAbiParameters('string'), answer)[0]
  } catch {
    // Some old tokens have a name of another type.
    return undefined
  }
}
