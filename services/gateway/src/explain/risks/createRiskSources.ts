import { open } from 'node:fs/promises'
import type { Config } from '../../config/readConfig'
import { fetchOutside, type OutsideOptions, outsideFailed } from '../../http/fetchOutside'
import { readLimited } from '../../http/readLimited'
import { riskListUnreadable } from './errors'
import type { RiskSource } from './RiskSource'
import { readRiskList } from './readRiskList'

const mostBytes = 50_000_000
const timeoutMs = 60_000

/** Creates the sources that the operator chose. */
export function createRiskSources(
  chosen: Config['GATEWAY_RISK_SOURCES'],
  outside: Pick<OutsideOptions, 'resolve' | 'isAllowed'> = {},
): readonly RiskSource[] {
  return chosen.map((source) => ({
    name: source.name,
    load: async (signal) => {
      const bytes =
        'url' in source ? await fetchList(source.url, { ...outside, signal }) : await readFile(source.file)
      return readRiskList(new TextDecoder().decode(bytes))
    },
  }))
}

async function fetchList(
  address: string,
  options: Pick<OutsideOptions, 'resolve' | 'isAllowed' | 'signal'>,
): Promise<Buffer> {
  const { href } = new URL(address)
  try {
    const { status, body } = await fetchOutside(address, {
      ...options,
      mostBytes,
      timeoutMs,
      // The operator may have the list on the own network, but its server can't lead anywhere else there.
      isTrusted: (url) => url.href === href,
    })
    if (status === 200) return body
    throw riskListUnreadable({ reason: `HTTP status ${status}` })
  } catch (cause) {
    if (!outsideFailed.is(cause)) throw cause
    throw riskListUnreadable({ reason: `${cause.values.reason}` }, { cause })
  }
}

async function readFile(path: string): Promise<Buffer> {
  let bytes: Buffer | undefined
  try {
    bytes = await readLimited((await open(path)).createReadStream(), mostBytes)
  } catch (cause) {
    throw riskListUnreadable({ reason: cause instanceof Error ? cause.message : 'unreadable' }, { cause })
  }
  if (!bytes) throw riskListUnreadable({ reason: `more than ${mostBytes} bytes` })
  return bytes
}
