/** The sign-in fields with their own line, in order. */
const lines = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const

/** The text that a wallet signs for `solana:signIn`. The wallet fills in or leaves out what the site leaves out. */
export function createSignInText(
  input: Readonly<Record<string, unknown>>,
  domain: string,
  address: string,
): string {
  const head = `${input.domain ?? domain} wants you to sign in with your Solana account:\n${address}`
  const statement = input.statement ? `\n\n${input.statement}` : ''
  const fields = lines.flatMap(([name, label]) =>
    input[name] === undefined ? [] : [`${label}: ${input[name]}`],
  )
  const { resources } = input
  const list = Array.isArray(resources) ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []
  const body = [...fields, ...list].join('\n')
  return `${head}${statement}${body ? `\n\n${body}` : ''}`
}
