/** What a proof signs: one request, at one time, once. */
export type ProofInput = {
  readonly method: string
  /** The path with its query, as the server gets it. */
  readonly path: string
  /** The SHA-256 of the body in base64url; that of nothing if there is none. */
  readonly bodyHash: string
  /** Milliseconds since 1970. */
  readonly time: number
  /** 16 random bytes in base64url. */
  readonly nonce: string
}

/** The name of the header that carries a proof. */
export const proofHeader = 'LK-Proof'

/** The text that the key of an attempt or a session signs for each request. */
export function proofText({ method, path, bodyHash, time, nonce }: ProofInput): string {
  return ['latchkey-proof-v1', method, path, bodyHash, time, nonce].join('\n')
}
