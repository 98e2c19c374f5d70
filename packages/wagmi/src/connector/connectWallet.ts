import type { Latchkey } from '@latchkey/core'
import { connectCancelled, notConnected, userRejected } from '@latchkey/protocol'
import { awaitVisitor } from './awaitVisitor'
import { getEvmConnection } from './getEvmConnection'
import { toWagmiError } from './toWagmiError'
import type { WagmiAccounts } from './WagmiConnector'

type Wanted = { readonly chainId?: number | undefined; readonly isReconnecting?: boolean | undefined }

/**
 * Returns what is connected, or has the visitor connect a wallet in the modal. After a reload it only waits for the
 * wallet of the earlier visit. @throws notConnected, UserRejectedRequestError and viem's other classes
 */
export async function connectWallet(
  latchkey: Latchkey,
  { chainId, isReconnecting }: Wanted,
): Promise<WagmiAccounts> {
  await latchkey.ready
  const current = () => getEvmConnection(latchkey.getState())
  if (!current() && isReconnecting) throw notConnected({ namespace: 'eip155' })
  try {
    if (!current()) await awaitVisitor(latchkey)
    if (chainId !== undefined && chainId !== current()?.chainId) await move(latchkey, chainId)
  } catch (error) {
    throw toWagmiError(error)
  }
  const connection = current()
  if (!connection) throw notConnected({ namespace: 'eip155' })
  return connection
}

/** Moves a wallet that has just connected. One that can't move stays where it is; only a decline is passed on. */
async function move(latchkey: Latchkey, chainId: number): Promise<void> {
  try {
    await latchkey.switchNetwork(`eip155:${chainId}`)
  } catch (error) {
    if (userRejected.is(error) || connectCancelled.is(error)) throw error
    latchkey.logger.info('The wallet stayed on its own network', error)
  }
}
