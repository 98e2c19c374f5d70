import { type Cacao, type SignInData, signInMalformed } from '@latchkey/protocol'

/** Refuses an object of CAIP-74 that says something else than the text that was signed. @throws signInMalformed */
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
  // The sentence that says a grant in words (ERC-5573) stands in the text after the site's own statement.
  const isStated = p.statement === undefined || data.statement?.startsWith(p.statement) === true
  if (!isSame || !isListed || !isStated) throw signInMalformed({ reason: 'cacao' })
}
