import { decodeAbiParameters, type Hex } from 'viem'

type Decoded = { readonly uint256: bigint; readonly address: string; readonly string: string }

const mostCharacters = 700_000

/** The one value that a contract returned, or nothing where it is not of that type: any contract may call itself a collection. */
export function decodeSingle<Type extends keyof Decoded>(
  type: Type,
  data: Hex | undefined,
): Decoded[Type] | undefined {
  if (!data || data.length > mostCharacters) return undefined
  try {
    const parameters: readonly { type: string }[] = [{ type }]
    const [value]: readonly unknown[] = decodeAbiParameters(parameters, data)
    // The decoder gives what the type asks for, or throws.
    return value as Decoded[Type]
  } catch {
    // A form of its own; nothing can be said about it.
    return undefined
  }
}
