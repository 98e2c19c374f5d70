import { nowhereToShow } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'

/** A site may open the modal just before it renders the modal's place. */
const placeMs = 1_000

/** Reports a page that still has no place for the modal in a moment: its developer would see nothing at all. */
export function reportMissingPlace({ host, slots, logger, getState }: Latchkey): void {
  host.setTimer(() => {
    if (slots.size === 0 && getState().modal.open) logger.error('Could not show the modal', nowhereToShow())
  }, placeMs)
}
