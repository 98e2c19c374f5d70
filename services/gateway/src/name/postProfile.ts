import {
  type postProfile as contract,
  isEvmAddress,
  isLatchkeyError,
  type NetworkId,
  nameAccountUnused,
  nameNeedsSignIn,
  nameTooLate,
  signInUnverifiable,
} from '@latchkey/protocol'
import { verifySignature } from '@latchkey/verify'
import type { Chain } from '../config/chainSchema'
import type { Handler, RouteInput } from '../http/Route'
import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import { findSession } from '../sign-in/findSession'
import { anyEvmCoinType, chainOfCoinType, coinTypeOf, ethereumCoinType } from './chainOfCoinType'
import { hasActivity } from './hasActivity'
import { isKeySignature } from './isKeySignature'
import { limitNames, limitNewNames } from './limitNames'
import { nameRefusals } from './nameRefusals'
import { parseName } from './parseName'
import { readNameMessage } from './readNameMessage'
import { requireZones } from './requireZones'
import { toRecord } from './toRecord'

type Input = RouteInput<typeof contract>

/**
 * [NAM-2] Registers a name for the account that signed, or renews it. @throws the kinds of `nameAnswers`,
 * malformedAddress, chainDown, tooMany
 */
export function postProfile(services: Services): Handler<typeof contract> {
  const { config, names, nodes, now } = services
  return async (input) => {
    const { body, context } = input
    const zones = requireZones(services)
    limitNames(services, context)
    if (!isEvmAddress(body.address)) throw refusals.malformedAddress({ address: body.address.slice(0, 100) })
    const owner = body.address.toLowerCase()
    const chain = chainOfCoinType(nodes.chains, body.coin_type)
    if (!chain) throw nameRefusals.nameCoinType({ coinType: body.coin_type })
    const message = readNameMessage(body.message)
    const name = parseName(zones, message.name)
    const seconds = config.NAMES_MESSAGE_SECONDS
    if (Math.abs(now() / 1_000 - message.timestamp) > seconds) throw nameTooLate()
    // The cheap reasons first: a contract's signature costs calls to a node.
    await names.check(name, owner)
    await checkSignature(chain, owner, input)
    if (config.NAMES_NEEDS_SIGN_IN) await checkSession(services, owner, input)
    if (config.NAMES_NEEDS_ACTIVITY && !(await hasActivity(nodes, chain, owner, input.signal)))
      throw nameAccountUnused()
    limitNewNames(services, context)
    const isKey = await isKeySignature(body.message, body.signature, owner)
    if (!isKey) await checkKnownChain(services, chain, { name: name.name, owner }, input)
    const { attributes, timestamp } = message
    const coinTypes = coinTypesFor(chain, body.coin_type, isKey)
    return toRecord(await names.register({ name, owner, coinTypes, attributes, timestamp }))
  }
}

/**
 * The chains a name points to. A contract may be someone else's on other chains, so it counts where it signed; a key
 * owns its address on all.
 */
function coinTypesFor(chain: Chain, coinType: number, isKey: boolean): number[] {
  const own = [coinType, coinTypeOf(chain.id) ?? coinType]
  const isMain = chain.id === 'eip155:1' || coinType === ethereumCoinType
  const more = isKey ? [ethereumCoinType, anyEvmCoinType] : isMain ? [ethereumCoinType] : []
  return [...new Set([...own, ...more])]
}

async function checkSignature(chain: Chain, owner: string, { body }: Input): Promise<void> {
  try {
    const isSigned = await verifySignature({
      chainId: chain.id as NetworkId,
      address: owner,
      message: body.message,
      signature: body.signature,
      nodes: { [chain.id]: chain.rpc },
    })
    if (!isSigned) throw nameRefusals.nameSignature()
  } catch (cause) {
    // Being unable to check is neither answer.
    if (signInUnverifiable.is(cause)) throw refusals.chainDown({ chainId: chain.id }, { cause })
    throw cause
  }
}

/**
 * A name of a contract account belongs to it on the chains where it signed. At the same address on another chain may be
 * somebody else's contract, so adding a chain needs a signature that counts on a known one too. @throws nameSignature
 */
async function checkKnownChain(
  { names, nodes }: Services,
  chain: Chain,
  { name, owner }: { readonly name: string; readonly owner: string },
  input: Input,
): Promise<void> {
  const known = await names.find(name)
  if (known?.owner !== owner) return
  const coinTypes = known.addresses.map(({ coinType }) => coinType)
  if ([coinTypeOf(chain.id), anyEvmCoinType].some((one) => one !== undefined && coinTypes.includes(one)))
    return
  for (const coinType of coinTypes) {
    const other = chainOfCoinType(nodes.chains, coinType)
    if (other) return checkSignature(other, owner, input)
  }
  throw nameRefusals.nameSignature()
}

async function checkSession(services: Services, owner: string, input: Input): Promise<void> {
  try {
    const { session } = await findSession(services, input)
    if (session.address.toLowerCase() === owner) return
  } catch (cause) {
    if (!isLatchkeyError(cause)) throw cause
    throw nameNeedsSignIn({}, { cause })
  }
  throw nameNeedsSignIn()
}
