import { fieldsOf, isAddress } from '@latchkey/protocol'
import type { FramedPage } from '../FramedPage'

/** What World App says of itself: the account, once the visitor has shared it with the site. */
export type WorldApp = { readonly address: string | null }

/** Reads what World App adds to the page; null anywhere else. */
export function readWorldApp({ WorldApp }: FramedPage): WorldApp | null {
  const { supported_commands: commands, wallet_address: address } = fieldsOf(WorldApp)
  if (!Array.isArray(commands)) return null
  return { address: typeof address === 'string' && isAddress('eip155', address) ? address : null }
}
