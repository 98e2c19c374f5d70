import { findSurfpool, type SurfpoolNode, startSurfpool } from '@latchkey/testing/node'
import { type LiteNode, startLiteNode } from './startLiteNode'

/** A chain of Solana for tests; `isReal` says whether it is a node, or Solana's engine alone. */
export type SolanaNode = Pick<SurfpoolNode, 'url' | 'fund' | 'stop'> & { readonly isReal: boolean }

function isPublishedHere(): boolean {
  try {
    return findSurfpool() !== ''
  } catch {
    // There is no Surfpool for every machine; whoever starts a chain is told which it is.
    return false
  }
}

/** Starts Surfpool, or Solana's engine where Surfpool is not published for this machine. */
export async function startSolana(): Promise<SolanaNode> {
  if (isPublishedHere()) return startSurfpool()
  const node: LiteNode = await startLiteNode()
  return {
    isReal: false,
    url: node.url,
    fund: async (address, lamports) => node.fund(address, lamports),
    stop: node.stop,
  }
}
