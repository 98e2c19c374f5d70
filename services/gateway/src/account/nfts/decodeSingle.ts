import { decodeAbiParameters, type Hex } from 'viem'

type Decoded = { readonly uint256: bigint; readonly address: string; readonly string: string }

const mostCharacters = 700_000

/** Decodes a single return value, or nothing if it has another type: any contract may call itself a collection. */
export function decodeSingle<Type extends keyof Decoded>(
  type: Type,
  data: Hex | undefined,
): Decoded[Type] | undefined {
  if (!data || data.length > mostCharacters) return undefined
  try {
    const parameters: readonly { type: string }[] = [{ type }]
    const [value]: readonly unknown[] = decodeAbiParameters(parameters, data)
    // The decoder returns this type, or throws.
    return value as Decoded[Type]
  } catch {
    // An unknown encoding.
    return undefined
  }
}
