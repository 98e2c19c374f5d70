import {
  maxSignInMessageLength,
  noActiveAddress,
  noMessageParams,
  parseNetworkId,
  type SignInData,
  type SignInMessage,
  signInAnswerRefused,
} from '@latchkey/protocol'
import { array, number, object, optional, safeParse, string } from 'valibot'
import type { Host } from '../../ports/Host'
import type { SignInInput } from '../SignInConfig'
import { askSite } from './askSite'
import type { SiweConfig, SiweMessageParams } from './SiweConfig'

const paramsSchema = /* @__PURE__ */ object({
  domain: string(),
  uri: string(),
  chains: array(number()),
  statement: optional(string()),
  iat: optional(string()),
  exp: optional(string()),
  nbf: optional(string()),
  requestId: optional(string()),
  resources: optional(array(string())),
  methods: optional(array(string())),
})

/** [SIW-10] @throws noMessageParams, signInAnswerRefused, requestTimeout */
async function askParams(host: Host, config: SiweConfig): Promise<SiweMessageParams> {
  const what = 'getMessageParams'
  const answer: unknown = await askSite(host, what, () => config.getMessageParams?.())
  if (answer === undefined || answer === null) throw noMessageParams()
  const read = safeParse(paramsSchema, withoutNothing(answer), { abortEarly: true })
  if (!read.success) throw signInAnswerRefused({ what })
  // Only given fields, so nothing is written as `undefined`.
  return withoutNothing(read.output) as SiweMessageParams
}

function withoutNothing(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined && part !== null && part !== ''),
  )
}

/** Returns the text as the site writes it. @throws signInAnswerRefused, requestTimeout */
async function writeText(
  host: Host,
  config: SiweConfig,
  { data, params }: { readonly data: SignInData; readonly params: SiweMessageParams },
): Promise<string> {
  const what = 'createMessage'
  const text: unknown = await askSite(host, what, () =>
    config.createMessage({
      ...params,
      address: `did:pkh:${data.chainId}:${data.accountAddress}`,
      chainId: Number(parseNetworkId(data.chainId).chainId),
      nonce: data.nonce,
      version: '1',
      iat: data.issuedAt,
    }),
  )
  if (typeof text !== 'string' || text.trim() === '' || text.length > maxSignInMessageLength)
    throw signInAnswerRefused({ what })
  return text
}

/**
 * [SIW-10] Creates the message of the older interface; parameters and text are the site's. Before an account is known
 * it has parameters but no text. @throws noMessageParams, signInAnswerRefused, requestTimeout
 */
export async function createSiweMessage(
  host: Host,
  config: SiweConfig,
  { accountAddress, chainId, notBefore, nonce }: SignInInput & { readonly nonce: string },
): Promise<SignInMessage> {
  const params = await askParams(host, config)
  const { statement, exp, nbf = notBefore, requestId, resources } = params
  const data: SignInData = {
    domain: params.domain,
    accountAddress,
    chainId,
    uri: params.uri,
    version: '1',
    nonce,
    issuedAt: params.iat ?? new Date(host.now()).toISOString(),
    ...(statement ? { statement } : {}),
    ...(exp ? { expirationTime: exp } : {}),
    ...(nbf ? { notBefore: nbf } : {}),
    ...(requestId ? { requestId } : {}),
    ...(resources ? { resources } : {}),
  }
  const text = accountAddress ? await writeText(host, config, { data, params }) : null
  return {
    data,
    toString() {
      if (text === null) throw noActiveAddress()
      return text
    },
  }
}
