/** What wallets reject a request with: a plain object, as it arrives in a page (EIP-1193, EIP-1474). */
export type RpcError = { readonly code: number; readonly message: string; readonly data?: unknown }

const texts: Readonly<Record<number, string>> = {
  4001: 'User rejected the request.',
  4100: 'The requested account and/or method has not been authorized by the user.',
  4200: 'The requested method is not supported by this provider.',
  4900: 'The provider is disconnected from all chains.',
  4901: 'The provider is disconnected from the specified chain.',
  4902: 'Unrecognized chain ID. Try adding the chain using wallet_addEthereumChain first.',
  5700: 'A required capability is not supported.',
  5710: 'The wallet does not support this chain.',
  5720: 'There is already a bundle with this id.',
  5730: 'No bundle with this id is known.',
  5760: 'The wallet cannot execute these calls atomically.',
  [-32002]: 'Request already pending. Please wait.',
  [-32600]: 'Invalid request.',
  [-32601]: 'The method does not exist / is not available.',
  [-32602]: 'Invalid parameters.',
  [-32603]: 'Internal JSON-RPC error.',
}

/** Creates a wallet's error object, with the standard text of a known code. */
export function rpcError(code: number, message?: string, data?: unknown): RpcError {
  const text = message ?? texts[code] ?? 'Unspecified error message.'
  return data === undefined ? { code, message: text } : { code, message: text, data }
}
