import {
  array,
  custom,
  exactOptional,
  type GenericSchema,
  literal,
  nullable,
  number,
  object,
  pipe,
  record,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot'
import { isKey } from '../crypto/isKey'
import { cacaoSchema } from './cacaoSchema'
import type { SignerState } from './SignerState'

const key = () => custom<string>(isKey)
const names = () => array(string())
const properties = () => exactOptional(record(string(), unknown()))
const proposed = () => record(string(), object({ chains: names(), methods: names(), events: names() }))
const granted = () =>
  record(string(), object({ chains: names(), accounts: names(), methods: names(), events: names() }))
const metadata = () =>
  object({
    name: string(),
    description: string(),
    url: string(),
    icons: names(),
    redirect: exactOptional(object({ native: exactOptional(string()), universal: exactOptional(string()) })),
  })
const side = () => object({ publicKey: key(), metadata: metadata() })

const payload = () =>
  object({
    type: literal('caip122'),
    chains: names(),
    domain: string(),
    aud: string(),
    version: literal('1'),
    nonce: string(),
    iat: string(),
    nbf: exactOptional(string()),
    exp: exactOptional(string()),
    statement: exactOptional(string()),
    requestId: exactOptional(string()),
    resources: exactOptional(names()),
  })

const proposal = () =>
  object({
    id: number(),
    pairingTopic: key(),
    pairingKey: key(),
    publicKey: key(),
    privateKey: key(),
    expiry: number(),
    namespaces: proposed(),
    required: proposed(),
    authentication: exactOptional(
      object({ id: number(), payload: payload(), methods: names(), expiry: number() }),
    ),
    agreed: exactOptional(object({ topic: key(), symKey: key(), responderPublicKey: key() })),
  })

const session = () =>
  object({
    session: object({
      topic: key(),
      pairingTopic: string(),
      expiry: number(),
      controller: key(),
      namespaces: granted(),
      requiredNamespaces: proposed(),
      optionalNamespaces: proposed(),
      sessionProperties: properties(),
      scopedProperties: properties(),
      sessionConfig: properties(),
      self: side(),
      peer: side(),
      authentication: exactOptional(array(cacaoSchema())),
    }),
    symKey: key(),
    settleId: number(),
    seen: object({ last: record(string(), number()), ids: array(number()) }),
  })

const request = () =>
  object({
    id: number(),
    topic: key(),
    chainId: string(),
    method: string(),
    params: unknown(),
    createdAt: number(),
    expiry: number(),
    message: string(),
  })

const unsent = () =>
  object({ topic: key(), message: string(), tag: number(), ttl: number(), until: number() })

/** Keeps the good ones: one record that can not be read is no reason to lose the others. */
function goodOnes<Value>(entry: GenericSchema<unknown, Value>) {
  return pipe(
    record(string(), unknown()),
    transform((all): Record<string, Value> => {
      const read = Object.entries(all).flatMap(([name, value]): [string, Value][] => {
        const parsed = safeParse(entry, value)
        return parsed.success ? [[name, parsed.output]] : []
      })
      return Object.fromEntries(read)
    }),
  )
}

/** What is believed of a stored state. */
export const signerStateSchema = (): GenericSchema<unknown, SignerState> =>
  object({
    seed: nullable(key()),
    proposals: goodOnes(proposal()),
    sessions: goodOnes(session()),
    requests: goodOnes(request()),
    unsent: array(unsent()),
  })
