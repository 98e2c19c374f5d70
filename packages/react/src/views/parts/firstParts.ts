import { IconTile } from './IconTile'
import { LegalCheckbox } from './LegalCheckbox'
import { LegalNote } from './LegalNote'
import { NothingHere } from './NothingHere'
import { WalletList } from './WalletList'

/**
 * The parts of the first view, which come with the modal. Every view names them, through `ViewBody`: a part that
 * only some views share is cut out of the modal's script by Vite, together with all that it is made of, and opening
 * takes eight requests more (rolldown/rolldown#10905).
 */
export const firstParts = [IconTile, LegalCheckbox, LegalNote, NothingHere, WalletList] as const
