import type { signSmartSession as contract } from '@latchkey/protocol'
import { encodeAbiParameters, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { assertActive } from './assertActive'
import { findSmartSession, type SmartSessionKey, type StoredSmartSession } from './findSmartSession'
import type { KeyKeeper } from './keys/createKeyKeeper'
import { parseSmartSessionAccount } from './parseSmartSessionAccount'
import { smartSessionRefusals } from './smartSessionRefusals'
import { compileRules } from './terms/compileRules'
import { checkExecutions } from './user-operation/checkExecutions'
import { checkFees } from './user-operation/checkFees'
import { decodeExecutions } from './user-operation/decodeExecutions'
import { listUses, type Use } from './user-operation/listUses'
import { readUserOperation, type UserOperation } from './user-operation/readUserOperation'
import { type SignedForm, signedForm } from './user-operation/signedForm'
import { takeUses } from './user-operation/takeUses'

/**
 * Co-signs a user operation if the session is active, the site's key signed it, and every call is within what the
 * account granted. Anything it doesn't understand is rejected.
 */
export function signSmartSession(services: Services, keeper: KeyKeeper): Handler<typeof contract> {
  const { database, nodes, now } = services
  return async ({ params, body: { pci, userOp, entryPoint }, project, signal }) => {
    const account = parseSmartSessionAccount(nodes, params.address)
    const key: SmartSessionKey = { pci, project, account }
    const session = await findSmartSession(database, key)
    assertActive(session, now())
    const operation = readUserOperation(userOp, entryPoint, account.chainId)
    if (operation.sender !== account.address)
      throw smartSessionRefusals.operationRefused({ reason: 'the sender is another account' })
    const form = await formOf(session, operation)
    const uses = usesOf(session, operation, account.address, now())
    await checkFees(nodes, account.networkId, operation, signal)
    const sealed = await take(services, key, operation, uses)
    const own = await sign(await keeper.open(session.pci, sealed), operation.hash, form)
    return { signature: encodeAbiParameters([{ type: 'bytes[]' }], [[own, operation.signature]]) }
  }
}

/** Returns how the site's key signed the operation; the gateway signs the same way. @throws sessionSignature */
async function formOf(
  { terms }: StoredSmartSession,
  { hash, signature }: UserOperation,
): Promise<SignedForm> {
  const [key] = terms.signer.data.keys
  const form = key && (await signedForm(key.publicKey as Hex, hash, signature))
  if (!form) throw smartSessionRefusals.sessionSignature()
  return form
}

/** Returns what the operation uses of the session's limits. @throws operationRefused */
function usesOf(
  { terms }: StoredSmartSession,
  operation: UserOperation,
  account: string,
  now: number,
): Use[] {
  const rules = compileRules(terms, account)
  const spending = checkExecutions(decodeExecutions(operation.callData), rules, account)
  return listUses(rules, terms.policies, spending, operation, Math.floor(now / 1_000))
}

/**
 * Counts the operation and returns the sealed key; nothing if the session was revoked meanwhile. @throws allowanceUsed
 */
function take(
  { database, now }: Services,
  key: SmartSessionKey,
  { hash }: UserOperation,
  uses: readonly Use[],
): Promise<Buffer> {
  return database.transaction(async (sql) => {
    const session = await findSmartSession(sql, key, 'for update')
    assertActive(session, now())
    if (!session.sealedKey) throw smartSessionRefusals.sessionRevoked()
    await takeUses(sql, session.pci, hash, uses)
    return session.sealedKey
  })
}

function sign(privateKey: Hex, hash: Hex, form: SignedForm): Promise<Hex> {
  const account = privateKeyToAccount(privateKey)
  return form === 'message' ? account.signMessage({ message: { raw: hash } }) : account.sign({ hash })
}
