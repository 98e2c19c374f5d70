import type { Explanation, Warning } from '@latchkey/explain'
import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { addressesIn } from './addressesIn'
import { fetchRisks } from './fetchRisks'

/** More than any honest request names. With more, a listed one could hide behind the others. */
const mostAddresses = 40

/** Adds a warning for each address that is on a list of the gateway. A gateway that can't be reached adds none. */
export async function withRisks(
  latchkey: Latchkey,
  namespace: Namespace,
  explanation: Explanation,
): Promise<Explanation> {
  const addresses = addressesIn(explanation)
  const listed = await Promise.all(
    addresses.slice(0, mostAddresses).map(async (address): Promise<readonly Warning[]> => {
      try {
        const risks = await fetchRisks(latchkey, namespace, address)
        return risks?.length ? [{ code: 'listed-address', address }] : []
      } catch (cause) {
        latchkey.logger.info('Could not look for an address on the lists', cause)
        return []
      }
    }),
  )
  const further: readonly Warning[] = addresses.length > mostAddresses ? [{ code: 'blind' }] : []
  return { ...explanation, warnings: [...explanation.warnings, ...listed.flat(), ...further] }
}
