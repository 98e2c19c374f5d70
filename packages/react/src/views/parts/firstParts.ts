import { IconTile } from './IconTile'
import { LegalCheckbox } from './LegalCheckbox'
import { LegalNote } from './LegalNote'
import { NothingHere } from './NothingHere'
import { WalletList } from './WalletList'

/**
 * The parts of the first view, which come with the modal. All views name them, by `useViewStyles`: a part that only
 * some of them share is cut out of the modal's script by Vite, together with everything that it is made of, and opening
 * takes eight requests more (rolldown/rolldown#9963). The bench counts them.
 */
export const firstParts = [IconTile, LegalCheckbox, LegalNote, NothingHere, WalletList] as const
