import { authenticationRefused, type Cacao } from '@latchkey/protocol'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { ContractSignatureCheck } from '../session/SignerOptions'
import type { StoredAuthentication } from '../store/SignerState'
import { type Issuer, parseIssuer } from './parseIssuer'
import { isRecap, parseRecap, type Recap, stateRecap } from './recap'
import { hashText, recoverSigner } from './recoverSigner'
import { signInText } from './signInText'

/** A signed message that matches the request. */
export type CheckedCacao = { readonly issuer: Issuer; readonly recap: Recap | null }

/** Compares a signed message with the request word for word, and checks its signature. @throws authenticationRefused */
export async function checkCacao(
  { payload, methods }: StoredAuthentication,
  cacao: Cacao,
  isContractSignature: ContractSignatureCheck | undefined,
): Promise<CheckedCacao> {
  const { p } = cacao
  for (const name of ['domain', 'aud', 'version', 'nonce', 'iat', 'exp', 'nbf', 'requestId'] as const)
    if (p[name] !== payload[name]) throw refuse(name)
  const issuer = parseIssuer(p.iss)
  if (!issuer || !payload.chains.includes(issuer.chainId)) throw refuse('account')
  const recap = checkResources(payload.resources ?? [], p.resources ?? [])
  if (recap && !recap.methods.every((method) => methods.includes(method))) throw refuse('granted methods')
  if (recap && !recap.chains.every((chain) => payload.chains.includes(chain))) throw refuse('granted chains')
  const isStatement =
    p.statement === payload.statement || p.statement === stateRecap(payload.statement, recap)
  if (!isStatement) throw refuse('statement')
  await checkSignature(cacao, issuer, isContractSignature)
  return { issuer, recap }
}

/** Returns the grant that a wallet signed. All other resources must match the request. */
function checkResources(asked: readonly string[], signed: readonly string[]): Recap | null {
  const plain = (resources: readonly string[]) => resources.filter((resource) => !isRecap(resource))
  const wanted = plain(asked)
  if (plain(signed).join('\n') !== wanted.join('\n')) throw refuse('resources')
  const last = signed.length > wanted.length ? signed.at(-1) : undefined
  if (last === undefined) return null
  const recap = parseRecap(last)
  if (!recap || signed.length !== wanted.length + 1) throw refuse('grant')
  return recap
}

async function checkSignature(
  cacao: Cacao,
  { chainId, address }: Issuer,
  isContractSignature: ContractSignatureCheck | undefined,
): Promise<void> {
  const text = signInText(cacao.p)
  const signature = cacao.s.s
  if (cacao.s.t === 'eip191') {
    if (recoverSigner(text, signature) !== address.toLowerCase()) throw refuse('signature')
    return
  }
  if (cacao.s.t !== 'eip1271') throw refuse('kind of signature')
  const digest = `0x${bytesToHex(hashText(text))}`
  if (!(await isContractSignature?.({ chainId, address, digest, signature }))) throw refuse('signature')
}

function refuse(what: string) {
  return authenticationRefused({ reason: `the ${what} does not match the request` })
}
