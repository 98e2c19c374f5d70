import { type Cacao, type SignInData, signInMalformed } from '@latchkey/protocol'

/** Throws if a CAIP-74 object differs from the signed text. @throws signInMalformed */
export function checkCacao(cacao: Cacao, data: SignInData, signature: string): void {
  const { p, s } = cacao
  const said = [p.iss, p.domain, p.aud, p.version, p.nonce, p.iat, p.exp, p.nbf, p.requestId, s.s]
  const signed = [
    `did:pkh:${data.chainId}:${data.accountAddress}`,
    data.domain,
    data.uri,
    data.version,
    data.nonce,
    data.issuedAt,
    data.expirationTime,
    data.notBefore,
    data.requestId,
    signature,
  ]
  const isSame = said.every((value, at) => value === signed[at])
  const isListed = JSON.stringify(p.resources ?? []) === JSON.stringify(data.resources ?? [])
  // The ERC-5573 sentence about the grant follows the site's statement.
  const isStated = p.statement === undefined || data.statement?.startsWith(p.statement) === true
  if (!isSame || !isListed || !isStated) throw signInMalformed({ reason: 'cacao' })
}
