import { plainName } from '../account/plainName'
import { nameNotes } from './nameNotes'
import type { LoadedPlace } from './useSendPlace'

/** [SND-5] What to know about the receiver besides its address. */
export function receiverNotes(place: LoadedPlace): readonly string[] {
  const { latchkey, send, network } = place
  const { t } = place.own
  const { since } = nameNotes(place)
  const { isContract, isForChain, writtenFor, profileName } = send.receiver
  const here = network?.name ?? ''
  const { networks } = latchkey.getState().network
  const written = networks.find(({ caipNetworkId }) => caipNetworkId === writtenFor)
  return [
    ...(since === null ? [] : [since]),
    ...(isContract ? [t('send.contract')] : []),
    ...(isForChain || profileName === null
      ? []
      : [t('send.mainAddress', { name: plainName(profileName), network: here })]),
    ...(writtenFor === null
      ? []
      : [
          written
            ? t('send.writtenFor', { network: written.name, here })
            : t('send.writtenElsewhere', { here }),
        ]),
  ]
}
