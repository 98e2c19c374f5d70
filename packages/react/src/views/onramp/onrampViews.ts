/** The views of buying: a visitor who sees one soon sees the others, so one name loads them all. */
export { BuyInProgressView } from './BuyInProgressView'
export { OnRampActivityView } from './OnRampActivityView'
export { OnRampFiatSelectView } from './OnRampFiatSelectView'
export { OnRampProvidersView } from './OnRampProvidersView'
export { OnRampTokenSelectView } from './OnRampTokenSelectView'
export { WhatIsABuyView } from './WhatIsABuyView'
