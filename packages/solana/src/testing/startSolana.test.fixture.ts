import { hasSurfpool, type SurfpoolNode, startSurfpool } from '@latchkey/testing/node'
import { startLiteNode } from './startLiteNode'

/** Solana's engine alone, for machines that Surfpool is not published for; tokens are put on it by other tests. */
export type LiteSolana = Pick<SurfpoolNode, 'url' | 'fund' | 'stop'> & { readonly isReal: false }

/** Starts a chain of Solana for tests: Surfpool, or the engine where there is none; `isReal` says which. */
export async function startSolana(): Promise<SurfpoolNode | LiteSolana> {
  if (hasSurfpool()) return startSurfpool()
  const { url, fund, stop } = await startLiteNode()
  return { isReal: false, url, fund: async (address, lamports) => fund(address, lamports), stop }
}
