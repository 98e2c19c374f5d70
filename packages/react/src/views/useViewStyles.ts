import { listItemStyles, useStyles } from '@latchkey/ui'
import { firstParts } from './parts/firstParts'
import { viewStyles } from './viewStyles'

/** Brings the layouts of the views, and those of one group, into the modal; called by models, so that a view stays markup. */
export function useViewStyles(groupStyles = ''): void {
  useStyles(viewStyles)
  // Rows may be links or stand-ins, not only the part that brings its styles along.
  useStyles(listItemStyles)
  useStyles(groupStyles)
}

// Only named, never read: see there.
useViewStyles.alongside = firstParts
