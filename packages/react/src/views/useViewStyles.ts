import { useStyles } from '@latchkey/ui'
import { firstParts } from './parts/firstParts'
import { viewStyles } from './viewStyles'

/** Brings the layouts of the views, and those of one group, into the modal; called by models, so that a view stays markup. */
export function useViewStyles(groupStyles = ''): void {
  useStyles(viewStyles)
  useStyles(groupStyles)
}

useViewStyles.alongside = firstParts
