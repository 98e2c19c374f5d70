/** The connector of the embedded wallet has this id in every family. */
export const embeddedConnectorId = 'AUTH'
/** Its name. */
export const embeddedName = 'Latchkey'
