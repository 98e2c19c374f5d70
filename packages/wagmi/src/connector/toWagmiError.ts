import {
  cannotSwitch,
  chainNotSupported,
  connectCancelled,
  isLatchkeyError,
  networkNotFound,
  userRejected,
  walletBusy,
} from '@latchkey/protocol'
import { ResourceUnavailableRpcError, SwitchChainError, UserRejectedRequestError } from 'viem'

const switching = [cannotSwitch, chainNotSupported, networkNotFound]

/** Turns an error kind into the class that sites with wagmi check for. Any other stays as it is. */
export function toWagmiError(error: unknown): unknown {
  if (!isLatchkeyError(error)) return error
  if (userRejected.is(error) || connectCancelled.is(error)) return new UserRejectedRequestError(error)
  if (walletBusy.is(error)) return new ResourceUnavailableRpcError(error)
  return switching.some((kind) => kind.is(error)) ? new SwitchChainError(error) : error
}
