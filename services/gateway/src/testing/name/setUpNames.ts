import { toCoinType, writeNameMessage } from '@latchkey/protocol'
import type { Signer } from '../openSigners'
import { setUpGateway, type TestGateway } from '../setUpGateway'

/** What a test changes of a registration. */
export type NameOptions = {
  /** Seconds since 1970. */
  readonly timestamp?: number
  readonly attributes?: Readonly<Record<string, string>>
  readonly coinType?: number
  /** Another account than the one that signs. */
  readonly address?: string
  readonly message?: string
}

/** A gateway with the zones `sample.eth` and `other.id`. */
export type NamesGateway = TestGateway & {
  /** Registers a name like the modal does. */
  register(signer: Signer, name: string, options?: NameOptions): Promise<Response>
}

let ticks = 0

/** Opens a gateway with names for the tests of a file; the settings may change until it opens. */
export function setUpNames(env: Record<string, string> = {}): () => NamesGateway {
  env.NAMES_ZONES ??= 'sample.eth,other.id'
  env.NAMES_RATE_LIMIT ??= '10000'
  env.NAMES_PER_CLIENT ??= '10000'
  const gateway = setUpGateway(env)
  return () => {
    const opened = gateway()
    return {
      ...opened,
      register: async (signer, name, options = {}) =>
        opened.ask('/v1/profile/account', {
          method: 'POST',
          body: JSON.stringify(await signName(signer, name, options)),
        }),
    }
  }
}

/** Returns the body of a registration. */
export async function signName(
  signer: Signer,
  name: string,
  { attributes = {}, coinType, address = signer.address, ...options }: NameOptions = {},
) {
  // Each message of a test has another second, since an account can't sign two in one.
  const { timestamp = Math.floor(Date.now() / 1_000) - 95 + (ticks++ % 190) } = options
  const message = options.message ?? writeNameMessage({ name, attributes, timestamp })
  return {
    coin_type: coinType ?? toCoinType(Number(signer.chainId.split(':')[1])),
    address,
    message,
    signature: await signer.sign(message),
  }
}
