import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { Account } from './Account'
import type { ProviderKind } from './providerKinds'

/** Answers a user endpoint to the bearer of an access token. */
export async function answerUser(
  answer: ProviderKind['users'][string],
  provider: Provider,
  accounts: ReadonlyMap<string, Account>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, bearer = ''] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  const token = bearer === '' ? undefined : await provider.AccessToken.find(bearer)
  const account = token?.isValid ? accounts.get(token.accountId) : undefined
  const { searchParams } = new URL(request.url ?? '/', provider.issuer)
  const body = account ? answer(account, searchParams) : { message: 'Bad credentials' }
  response.writeHead(account ? 200 : 401, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
