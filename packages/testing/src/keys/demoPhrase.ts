/** The phrase that development nodes fund. Everybody knows it, and the wallet says so. */
export const demoPhrase = 'test test test test test test test test test test test junk'
