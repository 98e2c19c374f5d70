import { getConfig, postProfile, toCoinType, writeNameMessage } from '@latchkey/protocol'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, inject } from 'vitest'
import { newLabel } from '../browser/nameOf'

/** Registers a new name at the gateway for the account of a key, and returns it. */
export async function registerName(privateKey: Hex): Promise<string> {
  const account = privateKeyToAccount(privateKey)
  const { gatewayUrl, chains } = inject('stack')
  const at = (path: string) => `${gatewayUrl}${path}?projectId=dev`
  const { nameZones } = (await (await fetch(at(getConfig.path))).json()) as { nameZones: readonly string[] }
  const name = `${newLabel()}.${nameZones[0]}`
  const message = writeNameMessage({ name, timestamp: Math.floor(Date.now() / 1_000) })
  const answer = await fetch(at(postProfile.path), {
    method: postProfile.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      coin_type: toCoinType(chains[0].chainId),
      address: account.address,
      message,
      signature: await account.signMessage({ message }),
    }),
  })
  expect(answer.status, await answer.text()).toBe(200)
  return name
}
